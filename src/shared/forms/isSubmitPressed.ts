/**
 * Whether a field lost focus because the submit button is being pressed: submitting validates the whole form, and a
 * message at the field would move the button away from the pointer.
 */
export const isBeingSent = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector("[type=submit]:active"))
