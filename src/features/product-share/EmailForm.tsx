import { useTranslation } from "react-i18next"
import { EmailField } from "../../shared/email/EmailField"
import { textOf } from "../../shared/forms/controls"
import { Form } from "../../shared/forms/Form"
import { useFormikForm, type FieldErrors } from "../../shared/forms/useFormikForm"
import { useOneField } from "../../shared/forms/useOneField"
import { normalizeText } from "../../lib/text"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { saveDraft } from "../../services/state/registrationStore"
import { emailFormSchema, type EmailMessage, type EmailValues } from "./model/schema"

const fieldId = "shared-product-email"

function readValues(data: FormData): EmailValues {
  return { email: textOf(data.get("email")) }
}

/** The address that the visitor entered in any form of the site. */
function restore(): EmailValues | undefined {
  const { registrationEmail: email } = useRegistrationState.getState()
  return email ? { email } : undefined
}

/**
 * Asks for the e-mail address and passes it on to the registration form; nothing is sent.
 * @param onDone called once a valid address is stored
 */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("registration")
  const { t: words } = useTranslation("product")
  const { t: common } = useTranslation()
  const form = useFormikForm<EmailValues, FieldErrors<EmailValues, EmailMessage>>({
    initialValues: { email: "" },
    validationSchema: emailFormSchema,
    onSubmit: carry,
    readValues,
    restore,
  })
  const message = form.errors.email && t(form.errors.email)
  useOneField(fieldId, message, form.failedSubmits, common("errorPrefix"))

  async function carry({ email }: EmailValues): Promise<void> {
    saveDraft({ registrationEmail: normalizeText(email) })
    onDone()
  }

  return (
    <Form form={form} submitLabel={words("continue")} sendingText={common("loading")}>
      <EmailField
        props={() => ({
          id: fieldId,
          name: "email",
          required: true,
          error: message,
          onChange: form.handleChange,
          onBlur: () => void form.handleBlur("email"),
        })}
        value={form.values.email}
        onCorrect={(email) => form.setFieldValue("email", email)}
      />
    </Form>
  )
}
