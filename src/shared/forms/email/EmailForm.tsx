import type { ReactNode, RefObject } from "react"
import { useTranslation } from "react-i18next"
import { normalizeEmail } from "../../../lib/email"
import { saveDraft, registrationStore } from "../../../services/state/registrationStore"
import { contentPath } from "../../../router/contentPath"
import { ModalLink } from "../../../router/ModalLink"
import { usePage } from "../../../router/usePage"
import { textOf } from "../formData"
import styles from "../Form.module.css"
import { Form } from "../Form"
import type { FieldErrors } from "../fieldErrors"
import { useFormikForm } from "../useFormikForm"
import { useSingleFieldErrors } from "../useSingleFieldErrors"
import { EmailField } from "./EmailField"
import { emailFormSchema, type EmailMessage, type EmailValues } from "./model/schema"

/** The errors of a form that asks for an e-mail address alone. */
export type EmailErrors = FieldErrors<EmailValues, EmailMessage>

interface EmailFormProps {
  fieldId: string
  submitLabel: string
  sendingText: string
  /**
   * Sends a valid address.
   * @param email normalized
   * @param reject shows why the backend rejects the address
   */
  onSubmit: (email: string, reject: (errors: EmailErrors) => void) => Promise<void>
  children?: (form: { formRef: RefObject<HTMLFormElement | null>; isSubmitting: boolean }) => ReactNode
}

function readValues(data: FormData): EmailValues {
  return { email: textOf(data.get("email")) }
}

/** The address that the visitor entered in any form of the site. */
function restore(): EmailValues | undefined {
  const { registrationEmail: email } = registrationStore.getState()
  return email ? { email } : undefined
}

/**
 * A form with an e-mail field alone, which shares its address with all other forms of the site. The privacy policy is
 * linked beside the field and opens over the form, so that nothing typed is lost.
 */
export function EmailForm({ fieldId, submitLabel, sendingText, onSubmit, children }: EmailFormProps) {
  const { t } = useTranslation("registration")
  const { t: common } = useTranslation()
  const { language } = usePage()
  const form = useFormikForm<EmailValues, EmailErrors>({
    initialValues: { email: "" },
    validationSchema: emailFormSchema,
    onSubmit: (values) => onSubmit(values.email, (errors) => form.showRejection(errors, values)),
    readValues,
    normalize: ({ email }) => ({ email: normalizeEmail(email) }),
    restore,
    onChange: ({ email }) => saveDraft({ registrationEmail: email }),
  })
  const message = form.errors.email && t(form.errors.email)
  useSingleFieldErrors(fieldId, message, form.failedSubmits, common("errorPrefix"))

  return (
    <Form form={form} submitLabel={submitLabel} sendingText={sendingText}>
      {children?.(form)}
      <EmailField
        getFieldProps={() => ({
          id: fieldId,
          name: "email",
          required: true,
          error: message,
          onChange: form.handleChange,
          onBlur: () => form.handleBlur("email"),
        })}
        value={form.values.email}
        enterKeyHint="go"
        onCorrect={(email) => form.setFieldValue("email", email)}
      />
      <p className={styles.note}>
        <ModalLink to={contentPath("privacy", language)}>{common("footer.privacy")}</ModalLink>
      </p>
    </Form>
  )
}
