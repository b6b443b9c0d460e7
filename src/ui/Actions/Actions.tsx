import type { ReactNode } from "react"
import styles from "./Actions.module.css"

/**
 * Buttons and links that look like buttons: one or two are side by side; three or more, and all of them on a phone, one
 * below the other at full width.
 */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
