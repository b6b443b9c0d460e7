import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { FieldError, type BaseFieldProps, type Choice } from "./fieldParts"
import { Mark } from "./Mark"

/** A radio group with a legend. The first choice has the group's id, for error links. */
export function RadioField({
  id,
  label,
  error,
  choices,
  value,
  ...input
}: Omit<BaseFieldProps, "hint"> & Omit<ComponentProps<"input">, "id"> & { choices: readonly Choice[]; value: string }) {
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map((choice, index) => (
          <div className={styles.choice} key={choice.value}>
            <Mark
              {...input}
              id={index === 0 ? id : `${id}-${choice.value}`}
              type="radio"
              value={choice.value}
              checked={choice.value === value}
              // Each choice is marked, as its group has no such state.
              aria-invalid={error ? true : undefined}
            />
            <label htmlFor={index === 0 ? id : `${id}-${choice.value}`}>{choice.text}</label>
          </div>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
