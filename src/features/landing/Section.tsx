import type { ReactNode } from "react"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import { fetchWhenNear } from "./fetchWhenNear"
import styles from "./Sections.module.css"
import { revealOnScroll } from "./revealOnScroll"

interface SectionProps {
  heading?: string
  /** Name for assistive technology if there is no heading. */
  label?: string
  /** Puts the heading beside the content on a desktop (from 60rem on). */
  split?: boolean
  /** A picture beside the content on a desktop, above it on smaller screens; the section is then dark. */
  picture?: PictureFiles
  children: ReactNode
}

/** Ref callback: loads and animates the section's picture while the section is mounted. */
function enhancePicture(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const stopWatching = fetchWhenNear(part)
  const stopRevealing = revealOnScroll(part)
  return () => {
    stopWatching()
    stopRevealing?.()
  }
}

/** A section of the landing page below the opening. */
export function Section({ heading, label, split = false, picture, children }: SectionProps) {
  const words = (
    <>
      {heading ? <h2>{heading}</h2> : null}
      {children}
    </>
  )
  if (picture) {
    return (
      <section ref={enhancePicture} className={styles.pictured} data-surface="dark">
        <Picture files={picture} className={styles.picture} />
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
