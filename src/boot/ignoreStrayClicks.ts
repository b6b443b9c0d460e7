/** The control that a click activates: the one at its target, or the one that a label at its target belongs to. */
function controlAt(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest("a, button, input, label, select, summary") : null
  return control instanceof HTMLLabelElement ? control.control : control
}

/**
 * Ignores the second click of a double-click where the first has changed the page: it was meant for what was at its
 * place before, such as the button that led here.
 */
export function ignoreStrayClicks(): void {
  let first: Element | null = null
  let clicks = 0
  addEventListener(
    "click",
    (event) => {
      const control = controlAt(event.target)
      // A click counts as the second of a series only if this listener has seen the one before. It may not have: that
      // click came before the listener was installed, or hit a disabled control or the list of a select.
      const follows = event.detail > 1 && event.detail === clicks + 1
      if (event.detail > 0) clicks = event.detail
      if (!follows) first = control
      else if (first !== control) {
        event.preventDefault()
        event.stopPropagation()
      }
    },
    true,
  )
}
