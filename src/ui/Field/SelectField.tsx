import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"
import { useWritten } from "./useWritten"

interface Option {
  value: string
  text: string
}

interface SelectFieldProps extends BaseFieldProps, Omit<ComponentProps<"select">, "id"> {
  options: readonly Option[]
  /** The longest text of a hint that may appear later: its space is reserved. */
  reservedHint?: string | undefined
}

/** A native select with label, error and hint. If it is required, an option with an empty value counts as no choice. */
export function SelectField({ id, label, hint, reservedHint, error, options, value, ...select }: SelectFieldProps) {
  // As in a browser, a value that no option has shows the first one.
  const known = value === undefined || options.some((option) => option.value === value)
  useWritten(id, "value", known ? value : options[0]?.value)
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={`${styles.control} ${styles.select}`}
        {...ariaPropsOf({ id, hint, error })}
        defaultValue={value}
        {...select}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldError id={id} error={error} />
      <FieldHint id={id} reservedHint={reservedHint}>
        {hint ? <span>{hint}</span> : null}
      </FieldHint>
    </div>
  )
}
