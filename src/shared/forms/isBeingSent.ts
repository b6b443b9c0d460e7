/**
 * Whether the button that sends a form is being pressed, so that a field was left for it: the press judges the form as a
 * whole, and a message at the field would move the button away from under it.
 */
export const isBeingSent = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector("[type=submit]:active"))
