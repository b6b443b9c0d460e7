/** Events of a visitor who scrolls or uses a page. */
export const interactionEvents = ["wheel", "touchmove", "pointerdown", "keydown"]

let moved = false

/** Starts to watch for the visitor's first interaction. */
export function watchFirstInteraction(): void {
  const note = () => {
    moved = true
  }
  for (const move of interactionEvents) addEventListener(move, note, { capture: true, passive: true, once: true })
}

/** Whether the visitor has interacted since {@link watchFirstInteraction}. */
export const hasInteracted = (): boolean => moved
