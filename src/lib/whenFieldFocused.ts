/** Resolves once an input (not a select or a text area) has the focus: the visitor has begun to fill in a form. */
export function whenFieldFocused(): Promise<void> {
  return new Promise((resolve) => {
    const isField = (target: unknown) => target instanceof HTMLInputElement
    if (isField(document.activeElement)) return resolve()
    const watch = ({ target }: Event) => {
      if (!isField(target)) return
      removeEventListener("focusin", watch)
      resolve()
    }
    addEventListener("focusin", watch)
  })
}
