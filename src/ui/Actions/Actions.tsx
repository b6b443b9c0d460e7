import type { ReactNode } from "react"
import styles from "./Actions.module.css"

/** Buttons and links that look like buttons: side by side, or one below the other at full width on a phone. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
