import { useTranslation } from "react-i18next"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../../ui/layouts/useSignedIn"
import { buttonClass } from "../../../ui/Button/Button"

/**
 * Announces that the account was activated elsewhere, with a link to continue. The live region is rendered from the
 * start, so that screen readers announce what is added to it (WCAG 4.1.3).
 */
export function Activated({ activated }: { activated: boolean }) {
  const { t } = useTranslation(["registration", "common"])
  const signedIn = useSignedIn()
  return (
    <>
      <p role="status" hidden={!activated}>
        {activated ? t(signedIn ? "finished.activatedSignedIn" : "finished.activated") : ""}
      </p>
      {activated ? (
        <div>
          <SettingsLink to={signedIn ? "storeUrl" : "loginUrl"} className={buttonClass()}>
            {t(signedIn ? "common:toShop" : "common:logIn")}
          </SettingsLink>
        </div>
      ) : null}
    </>
  )
}
