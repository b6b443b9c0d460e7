import type { ChangeEventHandler } from "react"
import groupStyles from "./CheckboxGroup.module.css"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps, type Choice } from "./fieldParts"
import { Mark } from "./Mark"

interface CheckboxGroupProps extends BaseFieldProps {
  name: string
  choices: readonly Choice[]
  values: readonly string[]
  onChange: ChangeEventHandler<HTMLInputElement>
}

/** A group of checkboxes with a legend. The first checkbox has the group's id, for error links. */
export function CheckboxGroup({ id, name, label, hint, error, choices, values, onChange }: CheckboxGroupProps) {
  const { "aria-describedby": ids } = ariaPropsOf({ id, hint, error })
  return (
    <fieldset className={styles.field} aria-describedby={ids}>
      <legend className={`${styles.label} ${hint ? groupStyles.hinted : ""}`}>{label}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={groupStyles.choices}>
        {choices.map((choice, index) => {
          const choiceId = index === 0 ? id : `${id}-${choice.value}`
          return (
            <div className={styles.choice} key={choice.value}>
              <Mark
                id={choiceId}
                type="checkbox"
                name={name}
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
