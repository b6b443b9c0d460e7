import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

interface Option {
  value: string
  text: string
}

interface SelectFieldProps extends BaseFieldProps, Omit<ComponentProps<"select">, "id"> {
  options: readonly Option[]
  /** The longest text of a hint that may appear later: its space is reserved. */
  reservedHint?: string | undefined
}

/** A native select with label, hint and error. If it is required, an option with an empty value counts as no choice. */
export function SelectField({ id, label, hint, reservedHint, error, options, ...select }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <FieldHint id={id} reservedHint={reservedHint}>
        {hint ? <span>{hint}</span> : null}
      </FieldHint>
      <select
        id={id}
        className={`${styles.control} ${styles.select}`}
        {...ariaPropsOf({ id, hint, error })}
        {...select}
      >
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}
