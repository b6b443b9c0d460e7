import { useTranslation } from "react-i18next"
import { execute } from "../../services/api/execute"
import { EmailField } from "../../shared/email/EmailField"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { textOf } from "../../shared/forms/controls"
import { Form } from "../../shared/forms/Form"
import { useFormikForm, type FieldErrors } from "../../shared/forms/useFormikForm"
import { useOneField } from "../../shared/forms/useOneField"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { normalizeText } from "../../lib/text"
import { usePage } from "../../router/usePage"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { saveDraft } from "../../services/state/registrationStore"
import { useSearch } from "../../ui/useSearch"
import { submitMembershipInterest } from "./api/submitMembershipInterest"
import { applicationFollowUp, type ApplicationResult } from "./model/followUp"
import { applicationOutcome } from "./model/outcome"
import { applicationSchema, type ApplicationMessage, type ApplicationValues } from "./model/schema"

const fieldId = "membership-email"

function readValues(data: FormData): ApplicationValues {
  return { email: textOf(data.get("email")) }
}

/** The address that the visitor entered in any form of the site. */
function restore(): ApplicationValues | undefined {
  const { registrationEmail: email } = useRegistrationState.getState()
  return email ? { email } : undefined
}

const keep = ({ email }: ApplicationValues) => saveDraft({ registrationEmail: email })

/** The membership application for visitors without an invitation: a single e-mail field. */
export function ApplicationForm() {
  const { t } = useTranslation(["membership", "registration", "common"])
  const { language } = usePage()
  const search = useSearch()
  const { inlineResult, follow, clear } = useFollowUp<ApplicationResult>()
  const problem = inlineResult?.problem
  const form = useFormikForm<ApplicationValues, FieldErrors<ApplicationValues, ApplicationMessage>>({
    initialValues: { email: "" },
    validationSchema: applicationSchema,
    onSubmit: apply,
    readValues,
    restore,
    onValues: keep,
  })
  const message = form.errors.email && t(form.errors.email)
  useOneField(fieldId, message, form.failedSubmits, t("common:errorPrefix"))

  async function apply(values: ApplicationValues): Promise<void> {
    clear()
    const { registrationCountry: country } = useRegistrationState.getState()
    const variables = { email: normalizeText(values.email), ...(country && { country }), language }
    const outcome = execute(submitMembershipInterest, variables).then(applicationOutcome)
    await follow(
      outcome.then((known) => applicationFollowUp(known, search)),
      ({ fields }) => {
        if (fields) form.showRejection(fields, values)
      },
    )
  }

  return (
    <Form form={form} submitLabel={t("apply.submit")} sendingText={t("apply.sending")}>
      <SendProblem form={form} problem={problem} />
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
