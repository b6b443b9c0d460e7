import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { brandName } from "../../config/build"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { languageLinksId } from "../LanguageLinks/LanguageLinks"
import { MemberLink } from "../MemberLink/MemberLink"
import { useSignedIn } from "../useSignedIn"
import styles from "./SiteHeader.module.css"

/** Id of the main part, which the skip link leads to. */
export const mainId = "main"

/** Head of every page: skip link, the shop's name, the way to the language choice, and login or the shop. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { language } = usePage()
  const signedIn = useSignedIn()
  return (
    <>
      <a href={`#${mainId}`} className={styles.skip}>
        {t("skip")}
      </a>
      <header className={styles.header}>
        <Link to={hrefOf("landing", language)} className={styles.brand} aria-label={t("home")}>
          {brandName}
        </Link>
        <div className={styles.links}>
          <a href={`#${languageLinksId}`}>{t("language.label")}</a>
          {signedIn ? (
            <MemberLink to="storeUrl">{t("toShop")}</MemberLink>
          ) : (
            <MemberLink to="loginUrl">{t("logIn")}</MemberLink>
          )}
        </div>
      </header>
    </>
  )
}
