import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import { useSettings } from "../../../services/settings/useSettings"
import { contentPath } from "../../../router/contentPath"
import { joinPath, prefixOf } from "../../../router/prefixes"
import { routerPathOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { ModalLink } from "../../../router/ModalLink"
import { ConsentButton } from "../ConsentButton/ConsentButton"
import { LanguageLinks } from "../LanguageLinks/LanguageLinks"
import { SettingsLink } from "../SettingsLink/SettingsLink"
import styles from "./SiteFooter.module.css"
import lines from "./Lines.module.css"

/** The site's footer: languages and the pages about the shop. Inside an app only language, legal and consent links. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { language } = usePage()
  return (
    <footer data-surface="dark" tabIndex={-1}>
      <div className={lines.lines} aria-hidden="true" />
      <div className={styles.footer}>
        <LanguageLinks />
        <ul className={styles.links}>
          <li className={styles.siteOnly}>
            <SiteLink to={routerPathOf("about-us", language)}>{t("footer.about")}</SiteLink>
          </li>
          <li className={styles.siteOnly}>
            <SiteLink to={routerPathOf("membership-interest", language)}>{t("footer.apply")}</SiteLink>
          </li>
          <li>
            <ContentLink to={contentPath("terms", language)}>{t("footer.terms")}</ContentLink>
          </li>
          <li>
            <ContentLink to={contentPath("privacy", language)}>{t("footer.privacy")}</ContentLink>
          </li>
          <li>
            <ImprintLink />
          </li>
          <li>
            <SiteLink to={routerPathOf("accessibility", language)}>{t("footer.accessibility")}</SiteLink>
          </li>
          <li className={styles.siteOnly}>
            <SettingsLink to="customerServiceUrl">{t("footer.contact")}</SettingsLink>
          </li>
          <li>
            <ConsentButton />
          </li>
        </ul>
        <p className={`${styles.claim} ${styles.siteOnly}`}>{t("footer.membersOnly")}</p>
      </div>
    </footer>
  )
}

/** The imprint: a page of this site if the setting is a path without a leading slash, else an external link. */
function ImprintLink() {
  const { t } = useTranslation()
  const { language } = usePage()
  const { imprintUrl } = useSettings()
  return /^(?:\/|https?:)/i.test(imprintUrl) ? (
    <SettingsLink to="imprintUrl">{t("footer.imprint")}</SettingsLink>
  ) : (
    <ContentLink to={joinPath(prefixOf(language), imprintUrl)}>{t("footer.imprint")}</ContentLink>
  )
}

/** Opens an editorial text as a dialog over the page; on an editorial page it navigates instead. */
function ContentLink(props: { to: string; children: ReactNode }) {
  return usePage().name === "content" ? <SiteLink {...props} /> : <ModalLink {...props} />
}
