import { useTranslation } from "react-i18next"
import { SiteLink } from "../../../router/SiteLink"
import { brandName } from "../../../services/settings/build"
import { routerPathOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { FragmentLink } from "../../FragmentLink/FragmentLink"
import { LanguageMenu } from "../LanguageMenu/LanguageMenu"
import { SettingsLink } from "../SettingsLink/SettingsLink"
import { useSignedIn } from "../useSignedIn"
import styles from "./SiteHeader.module.css"

/** Id of the main part, the target of the skip link. */
export const mainId = "main"

/**
 * The site's header: skip link, the shop's name, language selection, and a link to login or the shop. Inside an app
 * only skip link and language selection are visible.
 */
export function SiteHeader() {
  const { t } = useTranslation()
  const { language, name } = usePage()
  // The admin tools are used signed in: their prerendered header has the link to the shop, so that nothing moves later.
  const signedIn = useSignedIn(name.startsWith("admin"))
  return (
    <>
      <FragmentLink target={mainId} className={styles.skip}>
        {t("skip")}
      </FragmentLink>
      <header className={styles.header}>
        <SiteLink
          to={routerPathOf("landing", language)}
          className={`${styles.brand} ${styles.siteOnly}`}
          aria-label={t("home")}
          translate="no"
        >
          {brandName}
        </SiteLink>
        <div className={styles.links}>
          <LanguageMenu />
          <SettingsLink
            to={signedIn ? "storeUrl" : "loginUrl"}
            className={signedIn ? `${styles.siteOnly} ${styles.shop}` : styles.siteOnly}
          >
            {t(signedIn ? "toShop" : "logIn")}
          </SettingsLink>
        </div>
      </header>
    </>
  )
}
