/** What a visitor does to scroll or to use a page, as events. */
export const moves = ["wheel", "touchmove", "pointerdown", "keydown"]

let moved = false

/** Notes from now on whether the visitor moves. */
export function watchFirstMove(): void {
  const note = () => {
    moved = true
  }
  for (const move of moves) addEventListener(move, note, { capture: true, passive: true, once: true })
}

/** Whether the visitor has moved since {@link watchFirstMove}. */
export const hasMoved = (): boolean => moved
