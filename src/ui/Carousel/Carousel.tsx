import { useId, useRef, type ReactNode } from "react"
import { useHydrated } from "../useHydrated"
import styles from "./Carousel.module.css"
import { CarouselControls, type CarouselControlsProps } from "./CarouselControls"

interface CarouselProps extends Omit<CarouselControlsProps, "list"> {
  /** The heading above the carousel, which also names it. */
  heading: string
  children: ReactNode
}

/**
 * A horizontally scrolling list. It never moves by itself (WCAG 2.2.2): touch, wheel and arrow keys scroll it, even
 * without script; buttons are added after hydration.
 */
export function Carousel({ heading, children, ...labels }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const headingId = useId()
  const hydrated = useHydrated()
  return (
    <div className={styles.carousel}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.controls}>{hydrated ? <CarouselControls list={list} {...labels} /> : null}</div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul ref={list} className={styles.list} tabIndex={0} aria-labelledby={headingId}>
        {children}
      </ul>
    </div>
  )
}
