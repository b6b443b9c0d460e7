import { useTranslation } from "react-i18next"
import { EmailField } from "../../shared/email/EmailField"
import { Form } from "../../shared/forms/Form"
import { useForm, type Messages } from "../../shared/forms/useForm"
import { useOneField } from "../../shared/forms/useOneField"
import { isEmail, tidyText } from "../../lib/email"
import { useRegistrationState } from "../../services/state/registrationState"
import { keepDraft } from "../../services/state/registrationStore"

interface EmailValues {
  email: string
}

const fieldId = "shared-product-email"

function read(data: FormData): EmailValues {
  const email = data.get("email")
  return { email: typeof email === "string" ? email : "" }
}

const begin = () => ({ email: useRegistrationState.getState().registrationEmail })
const check = ({ email }: EmailValues): Messages<EmailValues, "error.email"> =>
  isEmail(tidyText(email)) ? {} : { email: "error.email" }

/**
 * Asks for the e-mail address and carries it into the registration form; nothing is sent.
 * @param onDone called once a sound address is kept
 */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("registration")
  const { t: words } = useTranslation("product")
  const { t: common } = useTranslation()
  const form = useForm({ initial: { email: "" }, read, begin, check, send: carry })
  const message = form.messages.email && t(form.messages.email)
  useOneField(fieldId, message, form.attempt, common("errorPrefix"))

  async function carry({ email }: EmailValues): Promise<void> {
    keepDraft({ registrationEmail: tidyText(email) })
    onDone()
  }

  return (
    <Form form={form} submit={words("continue")} sending={common("loading")}>
      <EmailField
        props={() => ({
          id: fieldId,
          name: "email",
          required: true,
          error: message,
          onChange: form.onChange,
          onBlur: () => form.onBlur("email"),
        })}
        value={form.values.email}
        onCorrect={(email) => form.setValue("email", email)}
      />
    </Form>
  )
}
