import { useTranslation } from "react-i18next"
import { consentHashes } from "virtual:consent-hashes"
import { execute } from "../../services/api/execute"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { lastConsentView, useRecordConsentView } from "../../shared/forms/consentView"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { usePage } from "../../router/usePage"
import { TokenEmailText } from "../../shared/token/TokenEmailText"
import type { ValidToken } from "../../shared/token/useEmailToken"
import { CheckboxField } from "../../ui/Field/CheckboxField"
import { joinWaitingList } from "./api/joinWaitingList"
import { waitingListFollowUp, type WaitingListResult } from "./model/followUp"
import { waitingListOutcome } from "./model/outcome"
import { waitingListSchema, type WaitingListMessage, type WaitingListValues } from "./model/schema"

interface WaitingListFormProps {
  /** Undefined until the token has been read: the prerendered form is hydrated without it. */
  token: ValidToken | undefined
  /** Called once the address is on the list. */
  onJoined: () => void
}

const fieldId = "waiting-list-consent"

const readValues = (data: FormData): WaitingListValues => ({ consent: data.has("consent") })

/**
 * Form to join the waiting list with the address in the token: one consent, never pre-ticked, and one button
 * (specification section 2, /lobby). A token that the backend rejects leads to the deny page.
 */
export function WaitingListForm({ token, onJoined }: WaitingListFormProps) {
  const { t } = useTranslation(["lobby", "common"])
  const { language } = usePage()
  useRecordConsentView(true)
  const { inlineResult, follow, clear } = useFollowUp<WaitingListResult>()
  const problem = inlineResult?.problem
  const form = useFormikForm<WaitingListValues, FieldErrors<WaitingListValues, WaitingListMessage>>({
    initialValues: { consent: false },
    validationSchema: waitingListSchema,
    onSubmit: join,
    readValues,
  })
  const error = form.errors.consent && t(form.errors.consent)
  useSingleFieldErrors(fieldId, error, form.failedSubmits, t("common:errorPrefix"))

  async function join({ consent: accepted }: WaitingListValues): Promise<void> {
    clear()
    // The form was submitted before the token was read, and the token is not valid: the page is being left.
    if (!token) return
    const seen = lastConsentView(language)
    const consent = {
      kind: "WAITING_LIST_NOTIFICATION",
      accepted,
      textSha256: consentHashes[seen.language].waitingList,
      shownAt: seen.shownAt,
    } as const
    const outcome = execute(joinWaitingList, { token: token.token, language, consent }).then(waitingListOutcome)
    await follow(outcome.then(waitingListFollowUp), ({ joined }) => {
      if (joined) onJoined()
    })
  }

  return (
    <Form form={form} submitLabel={t("submit")} sendingText={t("sending")}>
      <SendProblem form={form} problem={problem} />
      <p>
        <TokenEmailText text={(email) => t("address", { email })} email={token?.email} />
      </p>
      <CheckboxField
        id={fieldId}
        name="consent"
        required
        checked={form.values.consent}
        error={error}
        onChange={form.handleChange}
        label={t("consent")}
      />
    </Form>
  )
}
