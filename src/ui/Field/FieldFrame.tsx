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

interface FieldHintProps {
  id: string
  /** A hint that comes by itself, at its longest: its room is kept, so that nothing moves when it comes. */
  awaited?: string | undefined
  children: ReactNode
}

/** Hint of a field. */
export function FieldHint({ id, awaited, children }: FieldHintProps) {
  return children || awaited ? (
    <div className={styles.hint} id={`${id}-hint`} data-awaited={awaited}>
      {children}
    </div>
  ) : null
}

interface FieldErrorProps {
  id: string
  error: string | undefined
  /** Whether its place is there before there is one, so that it can be said before the page has come alive. */
  placed?: boolean
}

/** Error of a field, beside what caused it. */
export function FieldError({ id, error, placed = false }: FieldErrorProps) {
  return error || placed ? (
    <span className={styles.error} id={`${id}-error`} hidden={!error} suppressHydrationWarning={placed}>
      {error ?? ""}
    </span>
  ) : null
}
