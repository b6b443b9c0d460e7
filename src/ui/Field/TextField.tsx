import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { describedBy, FieldError, FieldHint, type FieldText } from "./FieldFrame"

interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "id"> {
  /** Whether its error can be said before the page has come alive (boot/answerEarlyCode). */
  answersEarly?: boolean
}

/** A text field with its label above it, its hint, and its error beside it. Other attributes go to the input. */
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
