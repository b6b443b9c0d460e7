import { useTranslation } from "react-i18next"
import { EmailForm, type EmailErrors } from "../../shared/forms/email/EmailForm"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { usePage } from "../../router/usePage"
import { registrationStore } from "../../services/state/registrationStore"
import { useSearch } from "../../ui/useSearch"
import { submitMembershipInterest } from "./api/submitMembershipInterest"
import { applicationFollowUp, type ApplicationResult } from "./model/followUp"

/** The membership application for visitors without an invitation. */
export function ApplicationForm({ submitLabel }: { submitLabel: string }) {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  const { inlineResult, follow, clear } = useFollowUp<ApplicationResult>()

  async function apply(email: string, reject: (errors: EmailErrors) => void): Promise<void> {
    clear()
    const { registrationCountry: country } = registrationStore.getState()
    await follow(
      submitMembershipInterest(email, country, language).then((answer) => applicationFollowUp(answer, email, search)),
      ({ fields }) => {
        if (fields) reject(fields)
      },
    )
  }

  return (
    <EmailForm fieldId="membership-email" submitLabel={submitLabel} sendingText={t("apply.sending")} onSubmit={apply}>
      {(form) => <SendProblem form={form} problem={inlineResult?.problem} />}
    </EmailForm>
  )
}
