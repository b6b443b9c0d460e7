import type { ReactNode, Ref } from "react"
import styles from "./Notice.module.css"

interface NoticeProps {
  /** A problem is announced immediately, other notices politely (WCAG 4.1.3). */
  kind?: "problem" | "status"
  children: ReactNode
  actions?: ReactNode
  /** Small print, e.g. the reference of a failed request. */
  small?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Explains what happened and what the visitor can do, in the place where it happened. */
export function Notice({ kind = "status", children, actions, small, ref }: NoticeProps) {
  const problem = kind === "problem"
  return (
    <div
      className={`${styles.notice}${problem ? ` ${styles.problem}` : ""}`}
      role={problem ? "alert" : "status"}
      tabIndex={-1}
      ref={ref}
    >
      <div>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {small ? <p className={styles.small}>{small}</p> : null}
    </div>
  )
}
