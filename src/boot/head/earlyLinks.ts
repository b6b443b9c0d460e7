import { rememberLanguage } from "../../services/i18n/pageLanguage"
import "./earlyActions"

/**
 * Follows the links that are pressed before the page is alive as it will: one to a place on the page makes no history
 * entry, and one to another language takes the whole query along and counts as a choice. The browser by itself would lose
 * the token of an address.
 * @param search query of the address, before anything is taken out of it
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
