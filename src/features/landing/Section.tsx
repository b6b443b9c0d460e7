import type { ReactNode } from "react"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import { fetchWhenNear } from "./fetchWhenNear"
import styles from "./Sections.module.css"
import { uncover } from "./uncover"

interface SectionProps {
  heading?: string
  /** Name for assistive technology, where there is no heading. */
  label?: string
  /** From tablets on the heading stands beside what follows. */
  split?: boolean
  /** A cloth that fills one half of the width, and on phones the top; such a part is dark. */
  picture?: PictureFiles
  children: ReactNode
}

/** Looks after the cloth of a part while it is on the page; a ref. */
function attend(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined
  const stopWatching = fetchWhenNear(part)
  const stopUncovering = uncover(part)
  return () => {
    stopWatching()
    stopUncovering?.()
  }
}

/** A part of the landing page below its opening. */
export function Section({ heading, label, split = false, picture, children }: SectionProps) {
  const words = (
    <>
      {heading ? <h2>{heading}</h2> : null}
      {children}
    </>
  )
  if (picture) {
    return (
      <section ref={attend} className={styles.pictured} data-surface="dark">
        <Picture files={picture} className={styles.cloth} />
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
