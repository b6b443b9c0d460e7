import type { FormEvent, ReactNode, RefObject } from "react"
import { Submit } from "../../ui/Submit/Submit"
import { BrokenNotice } from "./BrokenNotice"
import styles from "./Form.module.css"

interface FormProps {
  /** From useForm. */
  form: {
    element: RefObject<HTMLFormElement | null>
    sending: boolean
    broken: boolean
    onSubmit: (event: FormEvent) => void
  }
  /** Words on the button. */
  submit: string
  /** What is said while the answer is on its way. */
  sending: string
  /** "secondary" for a form beside the page's main one. */
  variant?: "primary" | "secondary"
  children: ReactNode
}

/** A form with its one action, and what is said when that fails for an error of our own code. */
export function Form({ form, submit, sending, variant = "primary", children }: FormProps) {
  return (
    <form ref={form.element} className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      {form.broken ? <BrokenNotice /> : null}
      {children}
      <Submit variant={variant} sending={form.sending} statusText={sending}>
        {submit}
      </Submit>
    </form>
  )
}
