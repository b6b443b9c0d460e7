import { useRef, type PointerEvent } from "react"

/** How far a finger has to travel sideways for a swipe, in CSS px. */
const threshold = 48

/** Lets what is swiped follow the finger: the style sheet reads this property, in px. */
function follow({ currentTarget }: PointerEvent<HTMLElement>, distance: number): void {
  currentTarget.style.setProperty("--drag", `${distance}px`)
}

/**
 * Handlers that hear swipes by finger or pen on an element; a mouse is left to select text. The element says
 * `touch-action: pan-y`, so that the browser keeps to scrolling up and down.
 * @param onSwipe called with 1 for a swipe to what follows, -1 for one to what was before
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<number>(undefined)

  const distanceOf = (event: PointerEvent) => (start.current === undefined ? 0 : event.clientX - start.current)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "mouse" && event.isPrimary) start.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== undefined) follow(event, distanceOf(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = distanceOf(event)
      start.current = undefined
      follow(event, 0)
      if (Math.abs(distance) > threshold) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined
      follow(event, 0)
    },
  }
}
