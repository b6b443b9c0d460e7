import type { FormEvent, ReactNode, RefObject } from "react"
import { Button } from "../ui/Button/Button"
import styles from "./Form.module.css"

interface FormProps {
  /** From useForm. */
  form: {
    element: RefObject<HTMLFormElement | null>
    sending: boolean
    onSubmit: (event: FormEvent) => void
  }
  /** Words on the button. */
  submit: string
  /** What is said while the answer is on its way. */
  sending: string
  children: ReactNode
}

/** A form with its one action. */
export function Form({ form, submit, sending, children }: FormProps) {
  return (
    <form ref={form.element} className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      {children}
      <Button type="submit" wide busy={form.sending}>
        {submit}
      </Button>
      <p role="status" hidden={!form.sending}>
        {form.sending ? sending : ""}
      </p>
    </form>
  )
}
