import { useTranslation } from "react-i18next"
import { browserLink, type EmbeddedBrowser } from "../../../lib/embeddedBrowser"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { buttonClass } from "../../../ui/Button/Button"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { invitationAddress } from "./model/invitationUrl"
import styles from "./SignUpMethods.module.css"

/**
 * For apps in whose embedded browser some accounts refuse to sign in: opens the page, with the invitation, in the
 * visitor's own browser. The URL can also be copied, because no platform guarantees that its way of opening one works
 * in every app.
 * @param accounts names of the accounts that refuse
 * @param wayOut what the platform offers; undefined if copying is the only option
 */
export function OpenInBrowser({
  accounts,
  wayOut,
}: {
  accounts: readonly string[]
  wayOut: EmbeddedBrowser["wayOut"]
}) {
  const { t } = useTranslation("registration")
  const { path, language } = usePage()
  const invitation = useRegistrationState((state) => state)
  const address = invitationAddress(location.origin, language, path, invitation)
  const names = new Intl.ListFormat(language).format(accounts)
  return (
    <div className={styles.wayOut}>
      <p>{t("methods.embedded", { accounts: names })}</p>
      {wayOut ? (
        <a href={browserLink(address, wayOut)} className={buttonClass("secondary", true)}>
          {t("methods.openInBrowser")}
        </a>
      ) : null}
      <CopyButton
        text={address}
        label={t("methods.copyLink")}
        copiedLabel={t("methods.copied")}
        selectedLabel={t("methods.selected")}
        wide
        variant={wayOut ? "plain" : "secondary"}
      />
    </div>
  )
}
