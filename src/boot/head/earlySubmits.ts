import "./earlyActions"

/**
 * Keeps the form that is submitted before hydration. In the head script, since on a bad line the form may be there long
 * before the end of the document, and the browser would submit it to the host, which answers 405. Where the document
 * never ends, since the connection broke (no event tells of it), a press loads the page anew.
 */
export function keepEarlySubmits(): void {
  window.earlyActions = {}
  document.addEventListener(
    "submit",
    (event) => {
      const { target } = event
      const actions = window.earlyActions
      if (!actions) return
      event.preventDefault()
      // After so long, in milliseconds, the notice no longer waits for the page's code either (base.css).
      if (performance.now() > 20_000 && !document.querySelector("script[type=module]")) location.reload()
      if (target instanceof HTMLFormElement) {
        actions.form = target
        // The form's button shows progress (src/ui/Button) until the submit is answered or replayed.
        target.setAttribute("aria-busy", "true")
      }
    },
    true,
  )
}
