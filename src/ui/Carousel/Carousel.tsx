import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from "react"
import styles from "./Carousel.module.css"
import type { CarouselControlsProps } from "./CarouselControls"

interface CarouselProps extends Omit<CarouselControlsProps, "list"> {
  /** The heading above the carousel, which also names it. */
  heading: string
  /** The items: `li` elements. */
  children: ReactNode
}

/**
 * A horizontally scrolling list. It never moves by itself (WCAG 2.2.2): touch, wheel and arrow keys scroll it, even
 * without script; buttons are added after hydration.
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

/** The buttons, once their code has loaded; if it cannot be loaded, the list still scrolls. */
function useControls() {
  const [module, setModule] = useState<{ CarouselControls: ComponentType<CarouselControlsProps> }>()
  useEffect(() => {
    import("./CarouselControls").then(setModule, () => undefined)
  }, [])
  return module
}
