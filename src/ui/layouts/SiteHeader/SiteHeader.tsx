import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { brandName } from "../../config/build"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { languageLinksId } from "../LanguageLinks/LanguageLinks"
import { MemberLink } from "../MemberLink/MemberLink"
import { useSignedIn } from "../useSignedIn"
import styles from "./SiteHeader.module.css"

/** Id of the main part, which the skip link leads to. */
export const mainId = "main"

/**
 * Head of every page: skip link, the shop's name, the way to the language choice, and login or the shop. Inside an app
 * only skip link and language are seen.
 */
export function SiteHeader() {
  const { t } = useTranslation()
  const { language, name } = usePage()
  // The tools are for members: their head says so from the beginning, so that nothing moves.
  const signedIn = useSignedIn(name.startsWith("admin"))
  return (
    <>
      <a href={`#${mainId}`} className={styles.skip}>
        {t("skip")}
      </a>
      <header className={styles.header}>
        <SiteLink
          to={hrefOf("landing", language)}
          className={`${styles.brand} ${styles.siteOnly}`}
          aria-label={t("home")}
        >
          {brandName}
        </SiteLink>
        <div className={styles.links}>
          <a href={`#${languageLinksId}`}>{t("language.label")}</a>
          <MemberLink
            to={signedIn ? "storeUrl" : "loginUrl"}
            className={signedIn ? `${styles.siteOnly} ${styles.shop}` : styles.siteOnly}
          >
            {t(signedIn ? "toShop" : "logIn")}
          </MemberLink>
        </div>
      </header>
    </>
  )
}
