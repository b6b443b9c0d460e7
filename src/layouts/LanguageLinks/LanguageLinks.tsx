import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../ui/useShownLocation"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { track, trackLater } from "../../analytics/track"
import { languageNames, languages, type Language } from "../../config/languages"
import { rememberLanguage } from "../../i18n/pageLanguage"
import { joinPath, prefixOf } from "../../routes/prefixes"
import { routeNamed } from "../../routes/routeTable"
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
  const { name, path, language, close } = usePage()
  const { search, hash, state } = useShownLocation()

  function choose(to: Language) {
    rememberLanguage(to)
    const tell = routeNamed(name).analytics ? track : trackLater
    if (to !== language) tell("language_changed", { from: language, to })
  }

  return (
    <nav aria-label={t("language.label")} id={close ? undefined : languageLinksId} tabIndex={-1}>
      <ul className={styles.languages}>
        {languages.map((other) => (
          <li key={other}>
            <SiteLink
              to={{ pathname: joinPath(prefixOf(other), path), search, hash }}
              state={state}
              preventScrollReset
              // A dialog stays one history entry, so that Back closes it.
              replace={close !== undefined}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? "true" : undefined}
              onClick={() => choose(other)}
            >
              {languageNames[other]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
