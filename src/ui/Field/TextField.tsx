import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { describedBy, FieldError, FieldHint, type FieldText } from "./fieldParts"

interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "id"> {
  /** Whether its error can be shown before hydration (boot/handleEarlyCodeSubmit). */
  answersEarly?: boolean
}

/** A single-line text field with label, hint and error. Other props go to the input. */
export function TextField({ id, label, hint, error, answersEarly = false, ...input }: TextFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <input
        id={id}
        className={styles.control}
        {...describedBy({ id, hint, error })}
        suppressHydrationWarning={answersEarly}
        {...input}
      />
      <FieldError id={id} error={error} placed={answersEarly} />
    </div>
  )
}
