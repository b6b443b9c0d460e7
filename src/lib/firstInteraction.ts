/** Events of a visitor who scrolls or uses a page. */
export const interactionEvents = ["wheel", "touchmove", "pointerdown", "keydown"]

let interacted = false

/** Starts to watch for the visitor's first interaction. */
export function watchFirstInteraction(): void {
  const markInteracted = () => {
    interacted = true
  }
  for (const type of interactionEvents)
    addEventListener(type, markInteracted, { capture: true, passive: true, once: true })
}

/** Whether the visitor has interacted since {@link watchFirstInteraction}. */
export const hasInteracted = (): boolean => interacted
