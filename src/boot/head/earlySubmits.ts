import "./earlyActions"

/**
 * Keeps the form that is submitted before hydration. In the head script: on a bad line the form may be there long before
 * the end of the document, and the browser would submit it to the static page, which loads anew without what was typed.
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
      if (target instanceof HTMLFormElement) {
        actions.form = target
        // The form's button shows progress (src/ui/Button) until the submit is answered or replayed.
        target.setAttribute("aria-busy", "true")
      }
    },
    true,
  )
}
