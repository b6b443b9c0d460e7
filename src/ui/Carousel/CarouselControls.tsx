import { useEffect, useSyncExternalStore, type RefObject } from "react"
import styles from "./Carousel.module.css"

export interface CarouselControlsProps {
  list: RefObject<HTMLElement | null>
  previousLabel: string
  nextLabel: string
}

type Direction = -1 | 1

/** Share of the visible width to scroll per click: the last visible items stay in view. */
const scrollShare = 0.75

/** Buttons and arrow keys of a carousel. At either end the button keeps its focus but is marked as disabled. */
export function CarouselControls({ list, previousLabel, nextLabel }: CarouselControlsProps) {
  const ends = useEnds(list)
  useArrowKeys(list)
  return (
    <>
      <button
        type="button"
        className={styles.previous}
        aria-label={previousLabel}
        aria-disabled={ends.includes("start") || undefined}
        onClick={() => turn(list.current, -1)}
      />
      <button
        type="button"
        className={styles.next}
        aria-label={nextLabel}
        aria-disabled={ends.includes("end") || undefined}
        onClick={() => turn(list.current, 1)}
      />
    </>
  )
}

/** Scrolls the list by {@link scrollShare}; the style sheet decides whether smoothly. */
function turn(row: HTMLElement | null, direction: Direction): void {
  row?.scrollBy({ left: direction * row.clientWidth * scrollShare })
}

/** Which ends of the list are in view, space-separated; both if everything fits. */
function useEnds(list: RefObject<HTMLElement | null>): string {
  return useSyncExternalStore(
    (onChange) => {
      const row = list.current
      row?.addEventListener("scroll", onChange, { passive: true })
      window.addEventListener("resize", onChange)
      return () => {
        row?.removeEventListener("scroll", onChange)
        window.removeEventListener("resize", onChange)
      }
    },
    () => endsOf(list.current),
  )
}

function endsOf(row: HTMLElement | null): string {
  if (!row) return ""
  const { scrollLeft, scrollWidth, clientWidth } = row
  // Tolerance for fractional positions: the exact end may never be reached.
  return [scrollLeft < 2 && "start", scrollLeft + clientWidth > scrollWidth - 2 && "end"].filter(Boolean).join(" ")
}

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Makes arrow keys scroll the list as far as the buttons do: by default they move it a few pixels and it snaps back.
 */
function useArrowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const row = list.current
    const press = (event: KeyboardEvent) => {
      const direction = directions[event.key]
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      turn(row, direction)
    }
    row?.addEventListener("keydown", press)
    return () => row?.removeEventListener("keydown", press)
  }, [list])
}
