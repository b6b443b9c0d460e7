import { useRef, type PointerEvent } from "react"

/** Minimum horizontal distance of a swipe, in CSS px. */
const threshold = 48

/** Makes the content follow the finger: the style sheet (Onboarding.module.css) reads `--drag`. */
function follow({ currentTarget }: PointerEvent<HTMLElement>, distance: number): void {
  currentTarget.style.setProperty("--drag", `${distance}px`)
}

/**
 * Event handlers that detect swipes by finger or pen; a mouse still selects text. The element needs
 * `touch-action: pan-y`, so that the browser only handles vertical scrolling.
 * @param onSwipe called with 1 for a swipe to the next item, -1 to the previous one
 */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<number>(undefined)

  const distanceOf = (event: PointerEvent) => (start.current === undefined ? 0 : event.clientX - start.current)

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== "mouse" && event.isPrimary) start.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.isPrimary && start.current !== undefined) follow(event, distanceOf(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      // A second finger does not end the swipe.
      if (!event.isPrimary) return
      const distance = distanceOf(event)
      start.current = undefined
      follow(event, 0)
      if (Math.abs(distance) > threshold) onSwipe(distance < 0 ? 1 : -1)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary) return
      start.current = undefined
      follow(event, 0)
    },
  }
}
