import type { MouseEvent } from "react"
import { track, trackLater } from "../../../services/analytics/track"
import { languageNames, languages, type Language } from "../../../lib/languages"
import { rememberLanguage } from "../../../services/i18n/pageLanguage"
import { joinPath, prefixOf } from "../../../router/prefixes"
import { routeNamed } from "../../../router/routeTable"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"
import styles from "./LanguageLinks.module.css"

/**
 * The page in every language, each by its own name. A choice keeps query, hash and history state, loads no new
 * document, and is remembered. Without script each link is a plain link to the other page.
 */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const { name, path, language, close } = usePage()
  const { search, hash, state } = useShownLocation()

  function choose(event: MouseEvent, to: Language) {
    // In a tab of its own the page is another visit; this one stays as it is.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    rememberLanguage(to)
    const tell = routeNamed(name).analytics ? track : trackLater
    if (to !== language) tell("language_changed", { from: language, to })
    onChoose?.()
  }

  return (
    <ul className={styles.languages}>
      {languages.map((other) => (
        <li key={other}>
          <SiteLink
            to={{ pathname: joinPath(prefixOf(other), path), search, hash }}
            state={state}
            preventScrollReset
            // A dialog or a step stays one history entry, so that Back leaves it, and so does the page in its language.
            replace={close !== undefined || state.opener !== undefined || other === language}
            lang={other}
            hrefLang={other}
            aria-current={other === language ? "true" : undefined}
            onClick={(event) => choose(event, other)}
          >
            {languageNames[other]}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
