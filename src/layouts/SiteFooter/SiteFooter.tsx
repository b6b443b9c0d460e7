import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { useSettings } from "../../config/useSettings"
import { contentHref } from "../../routes/contentHref"
import { joinPath, prefixOf } from "../../routes/prefixes"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { Lines } from "../../ui/Lines/Lines"
import { LanguageLinks } from "../LanguageLinks/LanguageLinks"
import { MemberLink } from "../MemberLink/MemberLink"
import styles from "./SiteFooter.module.css"

/** Foot of a page: language selection, and the pages about the shop. */
export function SiteFooter() {
  const { t } = useTranslation()
  const { language } = usePage()
  return (
    <footer data-surface="night">
      <Lines />
      <div className={styles.footer}>
        <LanguageLinks />
        <ul className={styles.links}>
          <li>
            <Link to={hrefOf("about-us", language)}>{t("footer.about")}</Link>
          </li>
          <li>
            <Link to={hrefOf("membership-interest", language)}>{t("footer.apply")}</Link>
          </li>
          <li>
            <Link to={contentHref("terms", language)}>{t("footer.terms")}</Link>
          </li>
          <li>
            <Link to={contentHref("privacy", language)}>{t("footer.privacy")}</Link>
          </li>
          <li>
            <ImprintLink />
          </li>
          <li>
            <MemberLink to="customerServiceUrl">{t("footer.contact")}</MemberLink>
          </li>
        </ul>
        <p className={styles.claim}>{t("footer.membersOnly")}</p>
      </div>
    </footer>
  )
}

/** The imprint: a page of this site where the setting names a path without a leading slash, else another address. */
function ImprintLink() {
  const { t } = useTranslation()
  const { language } = usePage()
  const { imprintUrl } = useSettings()
  return /^(?:\/|https?:)/i.test(imprintUrl) ? (
    <MemberLink to="imprintUrl">{t("footer.imprint")}</MemberLink>
  ) : (
    <Link to={joinPath(prefixOf(language), imprintUrl)}>{t("footer.imprint")}</Link>
  )
}
