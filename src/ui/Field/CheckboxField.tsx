import type { ComponentProps, ReactNode } from "react"
import { Checkbox } from "./Checkbox"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

/** A checkbox whose label may contain links, with hint and error below it. */
export function CheckboxField({
  id,
  label,
  hint,
  error,
  ...input
}: Omit<BaseFieldProps, "label"> & { label: ReactNode } & Omit<ComponentProps<"input">, "id">) {
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        <Checkbox id={id} {...ariaPropsOf({ id, hint, error })} {...input} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  )
}
