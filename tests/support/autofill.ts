/** Fills in a control as some browsers and extensions do: without an event that the page could notice. */
export function autofill(control: HTMLInputElement | HTMLSelectElement, value: string | boolean): void {
  const name = typeof value === "boolean" ? "checked" : "value"
  // The prototype's setter, since React notices what is set on the control itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value)
}
