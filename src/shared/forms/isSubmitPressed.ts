/**
 * Whether the submit button is being pressed. The blur that this causes must not validate: a message at the field would
 * move the button away from the pointer.
 */
export const isSubmitPressed = (form: HTMLFormElement | null): boolean =>
  Boolean(form?.querySelector("[type=submit]:active"))
