import type { ReactNode } from "react"
import { Submit } from "../../ui/Submit/Submit"
import { InternalErrorNotice } from "./InternalErrorNotice"
import styles from "./Form.module.css"
import type { useFormikForm } from "./useFormikForm"

interface FormProps {
  form: Pick<ReturnType<typeof useFormikForm>, "formRef" | "isSubmitting" | "internalError" | "handleSubmit">
  submitLabel: string
  /** Status text while the form is being sent; not for one that sends nothing. */
  sendingText?: string
  /** "secondary" for a form other than the page's main one. */
  variant?: "primary" | "secondary"
  children: ReactNode
  footer?: ReactNode
  /** Whether it cannot be sent yet; the footer says why. */
  waiting?: boolean
}

/** A form with one submit button, and a notice if submitting fails because of an error in our own code. */
export function Form({
  form,
  submitLabel,
  sendingText = "",
  variant = "primary",
  children,
  footer,
  waiting,
}: FormProps) {
  return (
    <form ref={form.formRef} className={styles.form} method="post" noValidate onSubmit={form.handleSubmit}>
      {form.internalError ? <InternalErrorNotice /> : null}
      {children}
      <Submit variant={variant} waiting={waiting} sending={form.isSubmitting} statusText={sendingText}>
        {submitLabel}
      </Submit>
      {footer}
    </form>
  )
}
