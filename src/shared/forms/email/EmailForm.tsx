import type { ReactNode, RefObject } from "react"
import { useTranslation } from "react-i18next"
import { isEmail, normalizeEmail } from "../../../lib/email"
import { saveDraft, registrationStore } from "../../../services/state/registrationStore"
import { contentPath } from "../../../router/contentPath"
import { ModalLink } from "../../../router/ModalLink"
import { usePage } from "../../../router/usePage"
import styles from "../Form.module.css"
import { Form } from "../Form"
import type { TextValue } from "../text/model/schema"
import { useTextForm } from "../text/useTextForm"
import { EmailField } from "./EmailField"

/** Key of the error of an address, in the namespace `registration`. */
type EmailMessage = "error.email"

interface EmailFormProps {
  fieldId: string
  submitLabel: string
  sendingText: string
  /**
   * Sends a valid address.
   * @param email normalized
   * @param reject shows why the backend rejects the address
   */
  onSubmit: (email: string, reject: (key: EmailMessage) => void) => Promise<void>
  children?: (form: { formRef: RefObject<HTMLFormElement | null>; isSubmitting: boolean }) => ReactNode
}

/** The address that the visitor entered in any form of the site. */
function restore(): TextValue | undefined {
  const { registrationEmail: text } = registrationStore.getState()
  return text ? { text } : undefined
}

/**
 * A form with an e-mail field alone, which shares its address with all other forms of the site. The privacy policy is
 * linked beside the field and opens over the form, so that nothing typed is lost.
 */
export function EmailForm({ fieldId, submitLabel, sendingText, onSubmit, children }: EmailFormProps) {
  const { t } = useTranslation(["registration", "common"])
  const { language } = usePage()
  const { form, field } = useTextForm<EmailMessage>(
    { id: fieldId, name: "email" },
    {
      problemOf: (text) => (isEmail(normalizeEmail(text)) ? undefined : "error.email"),
      messageOf: (key) => t(key),
      onSubmit,
      normalize: ({ text }) => ({ text: normalizeEmail(text) }),
      restore,
      onChange: ({ text }) => saveDraft({ registrationEmail: text }),
    },
  )

  return (
    <Form form={form} submitLabel={submitLabel} sendingText={sendingText}>
      {children?.(form)}
      <EmailField
        getFieldProps={() => field}
        value={field.value}
        enterKeyHint="go"
        onCorrect={(email) => form.setFieldValue("text", email)}
      />
      <p className={styles.note}>
        <span>{t("field.emailPrivacy")}</span>{" "}
        <ModalLink to={contentPath("privacy", language)}>{t("common:footer.privacy")}</ModalLink>
      </p>
    </Form>
  )
}
