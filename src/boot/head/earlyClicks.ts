import { writeBrowserCookie } from "../../lib/browserCookies"
import { opensElsewhere } from "../../lib/opensElsewhere"
import { languageCookieSeconds, languageKey } from "../../services/i18n/negotiate"
import type { EarlyActions } from "./earlyActions"

/**
 * Records the button that is pressed before hydration, and handles links as the hydrated page would:
 * - A link within the page moves the focus and creates no history entry.
 * - A link to the page itself (src/prerender.tsx) reloads the page.
 * - A link to another language keeps the whole query and the hash, and counts as a choice of language unless it is
 *   opened in a new tab. If the history entry holds state, or something was entered, the link is recorded like a
 *   button, and the hydrated page follows it: only that page keeps state and input.
 *
 * Left to the browser, each of these links would lose a token, which the head script has moved to the history entry.
 * @param search query of the URL, including one that the head script has removed
 * @param state the site's state of the history entry, if the entry has been shown before
 */
export function handleEarlyClicks(search: string, state: unknown): void {
  document.addEventListener(
    "input",
    () => {
      const actions = window.earlyActions
      if (actions) actions.entered = true
    },
    true,
  )
  document.addEventListener(
    "click",
    (event) => {
      const { target } = event
      const actions = window.earlyActions
      if (!actions || !(target instanceof Element)) return
      actions.pressed = target.closest<HTMLElement>("[type=button]") ?? actions.pressed
      const link = target.closest("a")
      if (link) follow(link, event, state, search, actions)
    },
    true,
  )
}

function follow(
  link: HTMLAnchorElement,
  event: MouseEvent,
  state: unknown,
  search: string,
  actions: EarlyActions,
): void {
  const inNewTab = opensElsewhere(event)
  const href = link.getAttribute("href") ?? "/"
  if (link.hreflang) {
    link.search = search
    link.hash = location.hash
    // A page in a new tab is another visit; this one keeps its language.
    if (inNewTab) return
    // The hydrated page saves the choice itself. With a cookie written now, the page would not be hydrated, but
    // rendered anew in the new language.
    if (state || actions.entered) {
      event.preventDefault()
      actions.pressed = link
    } else writeBrowserCookie(languageKey, link.hreflang, `; Max-Age=${languageCookieSeconds}`)
  } else if (/^#|^$/.test(href) && !inNewTab) {
    event.preventDefault()
    if (href) document.getElementById(href.slice(1))?.focus()
    else location.reload()
  }
}
