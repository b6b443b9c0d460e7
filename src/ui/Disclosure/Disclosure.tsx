import type { ReactNode } from "react"
import styles from "./Disclosure.module.css"

const openInPrint = (details: HTMLDetailsElement | null) => (details ? openForPrint(details) : undefined)

/**
 * A native disclosure widget, which works without script and is printed open. `row` spans the full width, as in lists.
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

/**
 * Keeps a disclosure open while the page is printed, for browsers that do not know `::details-content`: Chromium before
 * 131, Safari before 18.4 and Firefox before 143.
 * @returns a function that removes the listeners
 */
function openForPrint(details: HTMLDetailsElement): () => void {
  let opened = false
  function open() {
    opened ||= !details.open
    details.open = true
  }
  function close() {
    if (opened) details.open = false
    opened = false
  }
  addEventListener("beforeprint", open)
  addEventListener("afterprint", close)
  return () => {
    removeEventListener("beforeprint", open)
    removeEventListener("afterprint", close)
  }
}
