import { useTranslation } from "react-i18next"
import { brandName } from "../../../services/settings/build"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { ShopOrLoginLink } from "../../../ui/layouts/SettingsLink/ShopOrLoginLink"
import { useSignedIn } from "../../../ui/layouts/useSignedIn"
import { buttonClass } from "../../../ui/Button/Button"

/**
 * Announces that the account was activated elsewhere, with a link to continue. The live region is rendered from the
 * start, so that screen readers announce what is added to it (WCAG 4.1.3).
 */
export function Activated({ activated }: { activated: boolean }) {
  const { t } = useTranslation("registration")
  const signedIn = useSignedIn()
  return (
    <>
      <p role="status" hidden={!activated}>
        {activated ? (
          <KeptText text={t(signedIn ? "finished.activatedSignedIn" : "finished.activated")} kept={brandName} />
        ) : null}
      </p>
      {activated ? (
        <div>
          <ShopOrLoginLink className={buttonClass()} />
        </div>
      ) : null}
    </>
  )
}
