import { rememberLanguage } from "../../services/i18n/pageLanguage"
import "./earlyActions"

/**
 * Handles links that are clicked before hydration as the hydrated page would: a link within the page creates no history
 * entry, and a link to another language keeps the whole query and counts as a choice of language. The browser alone
 * would lose the token in the URL.
 * @param search query of the URL, before anything is removed from it
 */
export function followEarlyLinks(search: string): void {
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event
      const link = window.earlyActions && target instanceof Element && target.closest("a")
      if (!link) return
      if (link.hreflang) {
        rememberLanguage(link.hreflang)
        link.search = search
      } else if (link.getAttribute("href")?.startsWith("#")) {
        event.preventDefault()
        document.getElementById(link.hash.slice(1))?.focus()
      }
    },
    true,
  )
}
