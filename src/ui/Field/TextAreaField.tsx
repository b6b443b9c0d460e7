import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import own from "./TextAreaField.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"
import { useWritten } from "./useWritten"

/** A multi-line text field with label, hint and error. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  value,
  ...area
}: BaseFieldProps & Omit<ComponentProps<"textarea">, "id">) {
  useWritten(id, "value", value)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <textarea
        id={id}
        className={`${styles.control} ${own.area}`}
        {...ariaPropsOf({ id, hint, error })}
        defaultValue={value}
        {...area}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
