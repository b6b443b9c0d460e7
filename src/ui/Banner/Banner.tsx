import type { ReactNode } from "react"
import { CloseButton } from "../CloseButton/CloseButton"
import styles from "./Banner.module.css"

interface BannerProps {
  /** Name of the banner's region. */
  label: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Called when the visitor closes it; the owner then takes it away. */
  onClose: () => void
  /** An occasion has the signature lines and room for large type. */
  variant: "plain" | "occasion"
  children: ReactNode
}

/** A strip with news, which a visitor can close. It scrolls with the page, so that it never lies over what has focus. */
export function Banner({ label, closeLabel, onClose, variant, children }: BannerProps) {
  return (
    <section className={`${styles.banner} ${styles[variant]}`} aria-label={label}>
      <div className={styles.words}>{children}</div>
      <CloseButton label={closeLabel} onClick={onClose} />
    </section>
  )
}
