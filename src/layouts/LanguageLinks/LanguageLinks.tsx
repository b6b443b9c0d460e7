import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router-dom"
import { languageNames, languages } from "../../config/languages"
import { rememberLanguage } from "../../i18n/pageLanguage"
import { joinPath, prefixOf } from "../../routes/prefixes"
import { usePage } from "../../routes/usePage"
import styles from "./LanguageLinks.module.css"

/** Id of the language choice, for links that lead to it. */
export const languageLinksId = "language"

/**
 * The page in every language, each by its own name. A choice keeps query, hash and history state, loads no new
 * document, and is remembered. Without script each link is a plain link to the other page.
 */
export function LanguageLinks() {
  const { t } = useTranslation()
  const { path, language } = usePage()
  const { search, hash, state } = useLocation()
  return (
    <nav aria-label={t("language.label")} id={languageLinksId} tabIndex={-1}>
      <ul className={styles.languages}>
        {languages.map((other) => (
          <li key={other}>
            <Link
              to={{ pathname: joinPath(prefixOf(other), path), search, hash }}
              state={state}
              preventScrollReset
              lang={other}
              hrefLang={other}
              aria-current={other === language ? "true" : undefined}
              onClick={() => rememberLanguage(other)}
            >
              {languageNames[other]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
