/** What a click is for: the control at its target, also the one that a label is for. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest("a, button, input, label, select, summary") : null
  return control instanceof HTMLLabelElement ? control.control : control
}

/**
 * Ignores the second click of a double-click where the first has changed the page: it was meant for what was at its
 * place before, such as the button that led here.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null | undefined
  addEventListener(
    "click",
    (event) => {
      const control = controlAt(event.target)
      if (event.detail === 1) first = control
      // The first click may have come before this code.
      if (event.detail < 2 || first === undefined || first === control) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
