import type { ReactNode } from "react"
import styles from "./Disclosure.module.css"

/** A native disclosure widget, which works without script. `row` spans the full width, as in a list of questions. */
export function Disclosure({
  summary,
  row = false,
  children,
}: {
  summary: string
  row?: boolean
  children: ReactNode
}) {
  return (
    <details className={`${styles.disclosure}${row ? ` ${styles.row}` : ""}`}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
