import { useTranslation } from "react-i18next"
import type { HeardActivation } from "../../../services/state/registrationProgress"
import { brandName } from "../../../services/settings/build"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { ShopOrLoginLink } from "../../../ui/layouts/SettingsLink/ShopOrLoginLink"
import { useSignedIn } from "../../../ui/layouts/useSignedIn"
import { buttonClass } from "../../../ui/Button/Button"

/**
 * Announces that the account was activated elsewhere, or some account in this browser (docs/decisions/tab-invitation.md),
 * with a link to continue. The live region is rendered from the start, so that screen readers announce what is added to
 * it (WCAG 4.1.3).
 */
export function Activated({ activation }: { activation: HeardActivation | undefined }) {
  const { t } = useTranslation("registration")
  const signedIn = useSignedIn()
  const own = signedIn ? "finished.activatedSignedIn" : "finished.activated"
  return (
    <>
      <p role="status" hidden={!activation}>
        {activation ? (
          <KeptText text={t(activation === "own" ? own : "finished.someActivated")} kept={brandName} />
        ) : null}
      </p>
      {activation ? (
        <div>
          <ShopOrLoginLink className={buttonClass()} />
        </div>
      ) : null}
    </>
  )
}
