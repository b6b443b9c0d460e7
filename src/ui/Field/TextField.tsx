import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { describedBy, FieldError, FieldHint, type FieldText } from "./FieldFrame"

/** A text field with its label above it, its hint, and its error beside it. Other attributes go to the input. */
export function TextField({ id, label, hint, error, ...input }: FieldText & Omit<ComponentProps<"input">, "id">) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <input id={id} className={styles.control} {...describedBy({ id, hint, error })} {...input} />
      <FieldError id={id} error={error} />
    </div>
  )
}
