import { documentFlags } from "../lib/documentFlags"
import { waitAtMost } from "../lib/withTimeout"
import { presentUpdatesWith } from "../router/useViewTransition"
import styles from "./viewTransitions.css?inline"

/** How long the previous page may stay on the screen while React renders the next one, in milliseconds. */
const maxRenderMs = 500

/**
 * Animates changes of page and step from here on, if the browser can (CSS View Transitions Level 1). A change is shown
 * at once while the document is hidden, for visitors who prefer reduced motion (WCAG 2.3.3), and after a gesture that
 * the browser has animated itself (HTML, `hasUAVisualTransition`).
 */
export function startViewTransitions(): void {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync?.(styles)
  document.adoptedStyleSheets?.push(sheet)

  let animatedByBrowser: boolean | undefined = false
  const onPopState = (event: PopStateEvent) => {
    animatedByBrowser = event.hasUAVisualTransition
  }
  // In the capture phase, so that it is called before the router's own listener.
  addEventListener("popstate", onPopState, true)
  // A gesture that has changed no page, such as one that closes a dialog, says nothing about the link that follows.
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button")) animatedByBrowser = false
  }
  addEventListener("click", onClick, true)

  const flags = documentFlags()
  let running: ViewTransition | undefined
  presentUpdatesWith((update) => {
    running?.skipTransition()
    running = undefined
    delete flags.moving
    const unwanted = animatedByBrowser || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches
    animatedByBrowser = false
    if (unwanted) return void update()
    const transition = start(async () => {
      await waitAtMost(update(), maxRenderMs)
      if (running === transition) flags.moving = ""
    })
    running = transition
    // Rejects if the animation is skipped; the update takes place all the same.
    transition.ready.catch(() => undefined)
    void transition.finished.then(() => {
      if (running === transition) delete flags.moving
    })
  })
}
