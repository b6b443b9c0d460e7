import type { ReactNode } from "react"
import { CloseButton } from "../CloseButton/CloseButton"
import styles from "./Banner.module.css"

interface BannerProps {
  /** Accessible name of the banner's region. */
  label: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** Called when the visitor closes the banner; the parent then removes it. */
  onClose: () => void
  /** `occasion`, e.g. for Black Friday, has the site's slanted lines and space for large type. */
  variant: "plain" | "occasion"
  children: ReactNode
}

/** A dismissible news banner. It scrolls with the page, so that it never covers the focused element. */
export function Banner({ label, closeLabel, onClose, variant, children }: BannerProps) {
  return (
    <section
      className={variant === "occasion" ? `${styles.banner} ${styles.occasion}` : styles.banner}
      aria-label={label}
    >
      <div className={styles.words}>{children}</div>
      <CloseButton label={closeLabel} onClick={onClose} />
    </section>
  )
}
