import { useEffect, useState, type RefObject } from "react"
import styles from "./Carousel.module.css"

export interface CarouselControlsProps {
  list: RefObject<HTMLElement | null>
  previousLabel: string
  nextLabel: string
}

type Direction = -1 | 1

/** Share of the visible width to scroll per click: the last visible items stay in view. */
const scrollShare = 0.75

/** How much of an item may be out of view: fractional positions may never reach the exact end. */
const tolerance = "2px"

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
        aria-disabled={ends.start || undefined}
        onClick={() => turn(list.current, -1)}
      />
      <button
        type="button"
        className={styles.next}
        aria-label={nextLabel}
        aria-disabled={ends.end || undefined}
        onClick={() => turn(list.current, 1)}
      />
    </>
  )
}

/** Scrolls the list by {@link scrollShare}; the style sheet decides whether smoothly. */
function turn(row: HTMLElement | null, direction: Direction): void {
  row?.scrollBy({ left: direction * row.clientWidth * scrollShare })
}

/** Which ends of the list are in view. Observed: asking for positions would lay the page out while it hydrates. */
function useEnds(list: RefObject<HTMLElement | null>) {
  // Begins as a list usually does, so that no button changes its looks.
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const row = list.current
    if (!row || !("IntersectionObserver" in window)) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isWhole = intersectionRatio === 1
          if (target === row.firstElementChild) setEnds((known) => ({ ...known, start: isWhole }))
          if (target === row.lastElementChild) setEnds((known) => ({ ...known, end: isWhole }))
        }
      },
      { root: row, rootMargin: tolerance, threshold: 1 },
    )
    for (const item of [row.firstElementChild, row.lastElementChild]) if (item) observer.observe(item)
    return () => observer.disconnect()
  }, [list])
  return ends
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
