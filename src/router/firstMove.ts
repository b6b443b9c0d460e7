/** Events of a visitor who scrolls or uses a page. */
export const moves = ["wheel", "touchmove", "pointerdown", "keydown"]

let moved = false

/** Starts to watch for the visitor's first interaction. */
export function watchFirstMove(): void {
  const note = () => {
    moved = true
  }
  for (const move of moves) addEventListener(move, note, { capture: true, passive: true, once: true })
}

/** Whether the visitor has interacted since {@link watchFirstMove}. */
export const hasMoved = (): boolean => moved
