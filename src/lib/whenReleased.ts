/** Whether the mouse presses something. Browsers report a tap as mouse events too, before the field loses focus. */
let pressed = false
let waiting: (() => void)[] = []

/** A press may end unseen (a native menu, a drag): a pointer that moves without a button, or a key, tells. */
function noticeRelease(event: Event): void {
  if (!pressed || (event.type === "mousemove" && event instanceof MouseEvent && event.buttons > 0)) return
  pressed = false
  const callbacks = waiting
  waiting = []
  // After the click, which follows the release.
  setTimeout(() => {
    for (const callback of callbacks) callback()
  })
}

if (typeof document !== "undefined") {
  addEventListener("mousedown", () => void (pressed = true), true)
  for (const type of ["mouseup", "mousemove", "keydown"]) addEventListener(type, noticeRelease, true)
}

/**
 * Calls back at once, or, while something is being pressed, after its click. For what a field shows when it loses
 * focus: it loses it between press and release, and what is pressed would move away from the pointer.
 */
export function whenReleased(callback: () => void): void {
  if (pressed) waiting.push(callback)
  else callback()
}
