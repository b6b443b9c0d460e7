import type { ReactNode } from "react"
import { openForPrint } from "./openForPrint"
import styles from "./Disclosure.module.css"

const openInPrint = (details: HTMLDetailsElement | null) => (details ? openForPrint(details) : undefined)

/**
 * A native disclosure widget, which works without script and is printed open. `row` spans the full width, as in a list
 * of questions.
 */
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
    <details ref={openInPrint} className={`${styles.disclosure}${row ? ` ${styles.row}` : ""}`}>
      <summary>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
