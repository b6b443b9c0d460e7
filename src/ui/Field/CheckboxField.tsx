import type { ComponentProps, ReactNode } from "react"
import styles from "./Field.module.css"
import { ariaPropsOf, FieldError, FieldHint, type BaseFieldProps } from "./fieldParts"

interface CheckboxFieldProps extends Omit<BaseFieldProps, "label">, Omit<ComponentProps<"input">, "id"> {
  label: ReactNode
  /** What has become of the tick without the visitor's doing, announced when it appears; an error takes its place. */
  status?: string
}

/** A checkbox whose label may contain links, with status, hint and error below it. */
export function CheckboxField({ id, label, status, hint, error, ...input }: CheckboxFieldProps) {
  const statusId = `${id}-status`
  const shownStatus = error ? "" : status
  // The hint opens and closes by itself: as a description, only its summary would be read.
  const aria = ariaPropsOf({ id, hint: undefined, error })
  const describedBy = [shownStatus && statusId, aria["aria-describedby"]].filter(Boolean).join(" ") || undefined
  return (
    <div className={styles.field}>
      <div className={styles.choice}>
        {/* Controlled by React, unlike other fields: nobody but the visitor ticks a consent. */}
        <input id={id} {...aria} aria-describedby={describedBy} {...input} type="checkbox" className={styles.mark} />
        <label htmlFor={id}>{label}</label>
      </div>
      {status === undefined ? null : (
        <p id={statusId} role="status" className={styles.status}>
          {shownStatus}
        </p>
      )}
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} error={error} />
    </div>
  )
}
