import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

interface TextFieldProps extends BaseFieldProps, Omit<ComponentProps<"input">, "id"> {
  /** Whether the field's error can be shown before hydration (boot/handleEarlyCodeSubmit). */
  showsEarlyError?: boolean
}

/** A single-line text field with label, hint and error. Other props go to the input. */
export function TextField({ id, label, hint, error, showsEarlyError = false, ...input }: TextFieldProps) {
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
        {...input}
      />
      <FieldError id={id} error={error} alwaysRendered={showsEarlyError} />
    </div>
  )
}
