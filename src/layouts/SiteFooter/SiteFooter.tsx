import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
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
            <MemberLink to="customerServiceUrl">{t("footer.contact")}</MemberLink>
          </li>
        </ul>
        <p className={styles.claim}>{t("footer.membersOnly")}</p>
      </div>
    </footer>
  )
}
