import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from "react"
import styles from "./Carousel.module.css"
import type { CarouselControlsProps } from "./CarouselControls"

interface CarouselProps extends Omit<CarouselControlsProps, "list"> {
  /** Words of the heading above it, which also name it. */
  heading: string
  /** Its items: `li` elements. */
  children: ReactNode
}

/**
 * A row of items that is wider than the page. It never moves by itself (WCAG 2.2.2): it is scrolled by finger, wheel and
 * arrow keys, without script too; buttons join it once the page is alive.
 */
export function Carousel({ heading, children, ...labels }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const headingId = useId()
  const loaded = useControls()
  return (
    <div className={styles.carousel}>
      <div className={styles.head}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.controls}>{loaded ? <loaded.CarouselControls list={list} {...labels} /> : null}</div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <ul ref={list} className={styles.list} tabIndex={0} aria-labelledby={headingId}>
        {children}
      </ul>
    </div>
  )
}

/** The buttons, once their code is there; where it can't be had the row still scrolls. */
function useControls() {
  const [module, setModule] = useState<{ CarouselControls: ComponentType<CarouselControlsProps> }>()
  useEffect(() => {
    import("./CarouselControls").then(setModule, () => undefined)
  }, [])
  return module
}
