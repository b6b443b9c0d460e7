import type { FormEvent, ReactNode, RefObject } from "react"
import { Submit } from "../../ui/Submit/Submit"
import { BrokenNotice } from "./BrokenNotice"
import styles from "./Form.module.css"

interface FormProps {
  /** From useFormikForm. */
  form: {
    formRef: RefObject<HTMLFormElement | null>
    isSubmitting: boolean
    broken: boolean
    handleSubmit: (event: FormEvent) => void
  }
  /** Words on the button. */
  submit: string
  /** What is said while the answer is on its way. */
  sending: string
  /** "secondary" for a form beside the page's main one. */
  variant?: "primary" | "secondary"
  children: ReactNode
  /** What stands below the button. */
  footer?: ReactNode
}

/** A form with its one action, and what is said when that fails for an error of our own code. */
export function Form({ form, submit, sending, variant = "primary", children, footer }: FormProps) {
  return (
    <form ref={form.formRef} className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      {form.broken ? <BrokenNotice /> : null}
      {children}
      <Submit variant={variant} sending={form.isSubmitting} statusText={sending}>
        {submit}
      </Submit>
      {footer}
    </form>
  )
}
