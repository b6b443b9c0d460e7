import { Fragment, type ReactNode } from "react"
import styles from "./DotSeparated.module.css"

/** Short texts beside each other with a dot between two of them. A line neither begins nor ends with a dot. */
export function DotSeparated({ items }: { items: readonly ReactNode[] }) {
  return (
    <p className={styles.line}>
      {items.map((item, index) => (
        // A text may occur twice; texts never change places. The space is for those who copy the line.
        <Fragment key={index}>
          {index > 0 ? " " : null}
          <span>{item}</span>
        </Fragment>
      ))}
    </p>
  )
}
