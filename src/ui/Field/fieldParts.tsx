import type { ReactNode } from "react"
import styles from "./Field.module.css"

/** Props of every kind of field. */
export interface BaseFieldProps {
  id: string
  label: string
  hint?: ReactNode
  /** Error message in the visitor's language; undefined if the value is valid. */
  error?: string | undefined
}

/** One of several values, with its text. */
export interface Choice {
  value: string
  text: string
}

/** ARIA attributes of a control: its hint and error, and whether it is invalid (WCAG 1.3.1, 3.3.1). */
export function ariaPropsOf({ id, hint, error }: Pick<BaseFieldProps, "id" | "hint" | "error">) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? (true as const) : undefined }
}

interface FieldHintProps {
  id: string
  /** The longest text of a hint that may appear later: its space is reserved, so that nothing moves. */
  reservedHint?: string | undefined
  children: ReactNode
}

/** The hint of a field. */
export function FieldHint({ id, reservedHint, children }: FieldHintProps) {
  return children || reservedHint ? (
    <div className={styles.hint} id={`${id}-hint`} data-reserved={reservedHint}>
      {children}
    </div>
  ) : null
}

interface FieldErrorProps {
  id: string
  error: string | undefined
  /** Whether to render the element without an error too, so that an error can be shown before hydration. */
  alwaysRendered?: boolean
}

/** The error of a field, shown beside it. */
export function FieldError({ id, error, alwaysRendered = false }: FieldErrorProps) {
  return error || alwaysRendered ? (
    <span className={styles.error} id={`${id}-error`} hidden={!error} suppressHydrationWarning={alwaysRendered}>
      {error ?? ""}
    </span>
  ) : null
}
