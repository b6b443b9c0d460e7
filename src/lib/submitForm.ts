/**
 * Submits a form as a press on its button does; null does nothing. Safari before 16 has no requestSubmit: there the event
 * is sent alone, which is all that the site's forms act on.
 */
export function submitForm(form: HTMLFormElement | null): void {
  if (!form) return
  if (typeof form.requestSubmit === "function") form.requestSubmit()
  else form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }))
}
