/**
 * Submits a form as a click on its button would; ignores null. Safari before 16 lacks requestSubmit: there only the
 * event is dispatched, which is all that the site's forms need.
 */
export function submitForm(form: HTMLFormElement | null): void {
  if (!form) return
  if (typeof form.requestSubmit === "function") form.requestSubmit()
  else form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
}
