import { useState } from "react"
import { useTranslation } from "react-i18next"
import { track } from "../../services/analytics/track"
import { execute } from "../../services/api/execute"
import type { ApiFailure } from "../../services/api/failure"
import { EmailField } from "../../shared/email/EmailField"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { Form } from "../../shared/forms/Form"
import { useFormikForm, type FieldErrors } from "../../shared/forms/useFormikForm"
import { useOneField } from "../../shared/forms/useOneField"
import { tidyText } from "../../lib/email"
import { submitForm } from "../../lib/submitForm"
import { report } from "../../services/monitoring/report"
import { hrefOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { usePageNavigation } from "../../router/usePageNavigation"
import { useRegistrationState } from "../../services/state/registrationState"
import { keepDraft } from "../../services/state/registrationStore"
import { Notice } from "../../ui/Notice/Notice"
import { useSearch } from "../../ui/useSearch"
import { submitMembershipInterest } from "./api/submitMembershipInterest"
import { applicationOutcome } from "./model/outcome"
import { applicationSchema, type ApplicationMessage, type ApplicationValues } from "./model/schema"

const fieldId = "membership-email"

function readValues(data: FormData): ApplicationValues {
  const email = data.get("email")
  return { email: typeof email === "string" ? email : "" }
}

/** The address that this visitor has given on any form here. */
function restore(): ApplicationValues | undefined {
  const { registrationEmail: email } = useRegistrationState.getState()
  return email ? { email } : undefined
}

const keep = ({ email }: ApplicationValues) => keepDraft({ registrationEmail: email })

/** The application for membership of a visitor without an invitation: one e-mail address. */
export function ApplicationForm() {
  const { t } = useTranslation(["membership", "registration", "common"])
  const { language } = usePage()
  const { markPlace, go } = usePageNavigation()
  const search = useSearch()
  const [problem, setProblem] = useState<ApiFailure | "unknown">()
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
    setProblem(undefined)
    const presence = markPlace()
    const { registrationCountry: country } = useRegistrationState.getState()
    const variables = { email: tidyText(values.email), ...(country && { country }), language }
    const outcome = applicationOutcome(await execute(submitMembershipInterest, variables))
    switch (outcome.kind) {
      case "submitted":
        track("membership_interest_submitted", {})
        return go((shown) => hrefOf("membership-interest-confirmation", shown) + search, {}, presence)
      case "invalidEmail":
        return form.showRefusal({ email: "registration:error.email" }, values)
      case "failed":
        return setProblem(outcome.failure)
      case "unknown":
        report({ name: "unknown-membership-interest-status", detail: outcome.status })
        return setProblem("unknown")
    }
  }

  return (
    <Form form={form} submit={t("apply.submit")} sending={t("apply.sending")}>
      {problem === "unknown" ? <Notice kind="problem">{t("common:failure.server")}</Notice> : null}
      {problem && problem !== "unknown" ? (
        <FailureNotice failure={problem} busy={form.isSubmitting} onRetry={() => submitForm(form.formRef.current)} />
      ) : null}
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
