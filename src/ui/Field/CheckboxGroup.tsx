import type { ChangeEventHandler } from "react"
import styles from "./Field.module.css"
import { FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

interface CheckboxGroupProps extends BaseFieldProps {
  name: string
  choices: readonly { value: string; text: string }[]
  /** Values of the checked choices. */
  values: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A group of checkboxes with a legend. The first one has the group's id, for error links. */
export function CheckboxGroup({ id, name, label, hint, error, choices, values, onChange }: CheckboxGroupProps) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ")
  return (
    <fieldset className={styles.field} aria-describedby={ids || undefined}>
      <legend className={styles.label}>{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={styles.choices}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${choice.value}`
          return (
            <div className={styles.choice} key={choice.value}>
              <input
                id={choiceId}
                type="checkbox"
                name={name}
                className={styles.mark}
                value={choice.value}
                checked={values.includes(choice.value)}
                aria-invalid={error ? true : undefined}
                onChange={onChange}
              />
              <label htmlFor={choiceId}>{choice.text}</label>
            </div>
          )
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
