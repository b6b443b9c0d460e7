import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

/** A multi-line text field with label, hint and error. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  ...area
}: BaseFieldProps & Omit<ComponentProps<"textarea">, "id">) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <textarea
        id={id}
        className={`${styles.control} ${styles.area}`}
        {...ariaPropsOf({ id, hint, error })}
        {...area}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
