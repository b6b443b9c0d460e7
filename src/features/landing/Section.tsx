import type { ReactNode } from "react"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import styles from "./Sections.module.css"

interface SectionProps {
  heading?: string
  /** Name for assistive technology if there is no heading. */
  label?: string
  /** Puts the heading beside the content on a desktop (from 60rem on). */
  split?: boolean
  /**
   * A picture above the content; on a desktop beside it, on a dark ground to its left, on a light one to its right, or
   * across the page below it (`across`).
   */
  picture?: PictureFiles
  ground?: "dark" | "light"
  across?: boolean
  children: ReactNode
}

/** Ref callback: loads and animates the section's picture once it is near. */
function enhancePicture(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  return watchNear(part, () => {
    // The picture may be fetched now (Sections.module.css).
    part.dataset["near"] = ""
    revealOnScroll(part)
  })
}

/** A section of the landing page below the opening. */
export function Section({
  heading,
  label,
  split = false,
  picture,
  ground = "dark",
  across = false,
  children,
}: SectionProps) {
  const words = (
    <>
      {heading ? <h2>{heading}</h2> : null}
      {children}
    </>
  )
  if (picture) {
    return (
      <section
        ref={enhancePicture}
        className={across ? `${styles.pictured} ${styles.across}` : styles.pictured}
        data-surface={ground}
      >
        <Picture files={picture} desktopSizes={across ? "65vw" : "42vw"} className={styles.picture} />
        <div className={styles.section}>{words}</div>
      </section>
    )
  }
  return (
    <section className={split ? `${styles.section} ${styles.split}` : styles.section} aria-label={label}>
      {words}
    </section>
  )
}

/**
 * Slides the slanted cover off the picture as a section is scrolled into view. Does nothing if the browser has no
 * scroll-driven animations or the visitor has asked for reduced motion. Not in the style sheet, because the W3C
 * validator does not know the properties of scroll-driven animations yet and reports an error.
 */
function revealOnScroll(part: HTMLElement): void {
  const subject = part.querySelector("picture")
  if (!subject || typeof ViewTimeline === "undefined" || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  subject.animate(
    { transform: ["skewX(var(--incline))", "skewX(var(--incline)) translateX(110%)"] },
    {
      pseudoElement: "::after",
      fill: "both",
      timeline: new ViewTimeline({ subject }),
      rangeStart: "entry 10%",
      rangeEnd: "cover 40%",
    },
  )
}

/**
 * Says when a section is near: once it is in view, or once the visitor scrolls and it is at most one screen below the
 * viewport. Until then, for at most 20 s, its picture does not compete with the opening for bandwidth. Says so
 * immediately where nothing can detect that, as in the page tests.
 * @returns a function that ends the watching
 */
function watchNear(part: HTMLElement, onNear: () => void): () => void {
  if (!("IntersectionObserver" in window)) {
    onNear()
    return () => undefined
  }
  const observe = (rootMargin: string) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        onNear()
      },
      { rootMargin },
    )
    observer.observe(part)
    return observer
  }
  let observer = observe("0px")
  const lookAhead = () => {
    observer.disconnect()
    observer = observe("100% 0px")
  }
  addEventListener("scroll", lookAhead, { once: true, passive: true })
  return () => {
    removeEventListener("scroll", lookAhead)
    observer.disconnect()
  }
}
