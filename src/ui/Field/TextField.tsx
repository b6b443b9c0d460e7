import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"
import { useWritten } from "./useWritten"

interface TextFieldProps extends BaseFieldProps, Omit<ComponentProps<"input">, "id"> {
  /** Whether the field's error can be shown before hydration (boot/handleEarlyCodeSubmit). */
  showsEarlyError?: boolean
}

/** A single-line text field with label, hint and error. Other props go to the input. */
export function TextField({ id, label, hint, error, value, showsEarlyError = false, ...input }: TextFieldProps) {
  useWritten(id, "value", value)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <input
        id={id}
        className={styles.control}
        {...ariaPropsOf({ id, hint, error })}
        suppressHydrationWarning={showsEarlyError}
        defaultValue={value}
        {...input}
      />
      <FieldError id={id} error={error} alwaysRendered={showsEarlyError} />
    </div>
  )
}
