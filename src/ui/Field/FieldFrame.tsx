import type { ReactNode } from "react"
import styles from "./Field.module.css"

/** What every kind of field is told. */
export interface FieldText {
  /** Id of the control; error links lead to it. */
  id: string
  label: string
  hint?: ReactNode
  /** What is wrong with the value, in the visitor's language; undefined while nothing is. */
  error?: string | undefined
}

/** Attributes that tie a control to its hint and its error (WCAG 1.3.1, 3.3.1). */
export function describedBy({ id, hint, error }: Pick<FieldText, "id" | "hint" | "error">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? (true as const) : undefined }
}

/** Hint of a field. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <div className={styles.hint} id={`${id}-hint`}>
      {children}
    </div>
  ) : null
}

/** Error of a field, beside what caused it. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <span className={styles.error} id={`${id}-error`}>
      {error}
    </span>
  ) : null
}
