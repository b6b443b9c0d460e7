import { useState, type MouseEvent } from "react"
import { useTranslation } from "react-i18next"
import { track, trackOnNextPage } from "../../../services/analytics/track"
import { languageNames, languages, type Language } from "../../../lib/languages"
import { opensElsewhere } from "../../../lib/opensElsewhere"
import { rememberLanguage } from "../../../services/i18n/visitorLanguage"
import { joinPath, prefixOf } from "../../../router/prefixes"
import { routeNamed } from "../../../router/routeTable"
import { usePage } from "../../../router/usePage"
import { SiteLink } from "../../../router/SiteLink"
import { useShownLocation } from "../../../router/useShownLocation"
import { useOnceHydrated } from "../../useHydrated"
import styles from "./LanguageLinks.module.css"

/**
 * Links to the page in every language, each by its own name. A choice keeps query, hash and history state, loads no new
 * document, and is remembered. If the browser is offline, so that the texts cannot be fetched, the page stays as it is,
 * with everything typed, and the list says why until the browser is online again. Without script each link is a plain
 * link to the page in that language.
 */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const { name, path, language, close } = usePage()
  const { search, hash, state } = useShownLocation()
  const hydratedPart = useOnceHydrated(search + hash, "")
  const { t } = useTranslation()
  const [offline, setOffline] = useState<boolean>()

  function choose(event: MouseEvent, to: Language) {
    // If the link opens in a new tab, this page keeps its language.
    if (opensElsewhere(event)) return
    if (to !== language) {
      setOffline(!navigator.onLine)
      if (!navigator.onLine) {
        // Not removed when the list is unmounted: setting its state then does nothing.
        addEventListener("online", () => setOffline(false), { once: true })
        return event.preventDefault()
      }
      const trackChange = routeNamed(name).analytics ? track : trackOnNextPage
      trackChange("language_changed", { from: language, to })
    }
    rememberLanguage(to)
    onChoose?.()
  }

  return (
    <>
      <ul className={styles.languages} translate="no">
        {languages.map((other) => (
          <li key={other}>
            <SiteLink
              to={{ pathname: joinPath(prefixOf(other), path), search, hash }}
              addressTo={joinPath(prefixOf(other), path) + hydratedPart}
              state={state}
              // Replace the entry of a dialog or step, so that Back still closes it, and that of a page whose language
              // stays the same.
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
      {offline && <p role="alert">{t("failure.network")}</p>}
    </>
  )
}
