import { useTranslation } from "react-i18next"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import styles from "./LinkGenerator.module.css"
import { viewKey, viewNames, type ViewName } from "./views"

/** Links to the parts of the generator, and to the split generator. */
export function ViewLinks({ shown }: { shown: ViewName | undefined }) {
  const { t } = useTranslation("admin")
  const { language } = usePage()
  return (
    <nav className={styles.views} aria-label={t("link.views.label")}>
      <ul>
        {[undefined, ...viewNames].map((name) => (
          <li key={name ?? ""}>
            <SiteLink
              to={{ search: name ? `?${viewKey}=${name}` : "" }}
              aria-current={name === shown ? "page" : undefined}
            >
              {t(`link.views.${name ?? "single"}`)}
            </SiteLink>
          </li>
        ))}
        <li className={styles.elsewhere}>
          <SiteLink to={routerPathOf("admin-splitgenerator", language)}>{t("split.title")}</SiteLink>
        </li>
      </ul>
    </nav>
  )
}
