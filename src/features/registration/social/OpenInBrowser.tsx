import { useTranslation } from "react-i18next"
import { browserLink, type BrowserCapabilities } from "../../../lib/embeddedBrowser"
import { formatLocale } from "../../../lib/languages"
import { attempt } from "../../../lib/attempt"
import { usePage } from "../../../router/usePage"
import { buttonClass } from "../../../ui/Button/Button"
import { CopyButton } from "../../../ui/CopyButton/CopyButton"
import { knownCode } from "../invitation/tabInvitation"
import { invitationUrl } from "./model/invitationUrl"
import styles from "./SignUpMethods.module.css"

/**
 * For apps in whose embedded browser some providers block sign-in: opens the page, with the invitation, in the
 * visitor's own browser. The URL can also be copied, because no platform guarantees that its URL scheme for opening the
 * browser works in every app.
 * @param providers names of the providers that block sign-in in embedded browsers
 * @param browserScheme the platform's URL scheme for opening the browser; undefined if copying is the only option
 */
export function OpenInBrowser({
  providers,
  browserScheme,
}: {
  providers: readonly string[]
  browserScheme: BrowserCapabilities["browserScheme"]
}) {
  const { t } = useTranslation("registration")
  const { path, language } = usePage()
  // The known code, since its check may still be running or have failed.
  const url = invitationUrl(location.origin, language, path, knownCode())
  const names = attempt(() => new Intl.ListFormat(formatLocale(language)).format(providers)) ?? providers.join(", ")
  return (
    <div className={styles.openInBrowser}>
      <p>{t("methods.embedded", { providers: names })}</p>
      {browserScheme ? (
        <a href={browserLink(url, browserScheme)} className={buttonClass("secondary", { wide: true })}>
          {t("methods.openInBrowser")}
        </a>
      ) : null}
      <CopyButton
        text={url}
        label={t("methods.copyLink")}
        copiedLabel={t("methods.copied")}
        selectedLabel={t("methods.selected")}
        wide
        variant={browserScheme ? "plain" : "secondary"}
      />
    </div>
  )
}
