import { useState } from "react"
import { useTranslation } from "react-i18next"
import { consentHashes } from "virtual:consent-hashes"
import { track } from "../../services/analytics/track"
import { execute } from "../../services/api/execute"
import type { ApiFailure } from "../../services/api/failure"
import { useTimeShown } from "../../ui/useTimeShown"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { Form } from "../../shared/forms/Form"
import { useFormikForm, type FieldErrors } from "../../shared/forms/useFormikForm"
import { useOneField } from "../../shared/forms/useOneField"
import { submitForm } from "../../lib/submitForm"
import { report } from "../../services/monitoring/report"
import { usePage } from "../../router/usePage"
import { useDeny, type GoodToken } from "../../shared/token/useEmailToken"
import { CheckboxField } from "../../ui/Field/CheckboxField"
import { Notice } from "../../ui/Notice/Notice"
import { joinWaitingList } from "./api/joinWaitingList"
import { waitingListOutcome } from "./model/outcome"
import { waitingListSchema, type WaitingListMessage, type WaitingListValues } from "./model/schema"

interface WaitingListFormProps {
  token: GoodToken
  /** Called once the address is on the list. */
  onJoined: () => void
}

const fieldId = "waiting-list-consent"

const readValues = (data: FormData): WaitingListValues => ({ consent: data.has("consent") })

/**
 * Joining the waiting list with the address of the token: one consent, never pre-ticked, and one press (specification
 * section 2, /lobby). A token that the backend refuses leads to the deny page.
 */
export function WaitingListForm({ token: { token, email }, onJoined }: WaitingListFormProps) {
  const { t } = useTranslation(["lobby", "common"])
  const { language } = usePage()
  const deny = useDeny()
  const shownAt = useTimeShown()
  const [problem, setProblem] = useState<ApiFailure | "unknown">()
  const form = useFormikForm<WaitingListValues, FieldErrors<WaitingListValues, WaitingListMessage>>({
    initialValues: { consent: false },
    validationSchema: waitingListSchema,
    onSubmit: join,
    readValues,
  })
  const error = form.errors.consent && t(form.errors.consent)
  useOneField(fieldId, error, form.failedSubmits, t("common:errorPrefix"))

  async function join({ consent: accepted }: WaitingListValues): Promise<void> {
    setProblem(undefined)
    const consent = {
      kind: "WAITING_LIST_NOTIFICATION",
      accepted,
      textSha256: consentHashes[language].waitingList,
      shownAt: shownAt.current,
    } as const
    const outcome = waitingListOutcome(await execute(joinWaitingList, { token, language, consent }))
    switch (outcome.kind) {
      case "joined":
        track("waiting_list_joined", {})
        return onJoined()
      case "tokenRejected":
        return deny("expired")
      case "failed":
        return setProblem(outcome.failure)
      case "unknown":
        report({ name: "unknown-waiting-list-status", detail: outcome.status })
        return setProblem("unknown")
    }
  }

  return (
    <Form form={form} submit={t("submit")} sending={t("sending")}>
      {problem === "unknown" ? <Notice kind="problem">{t("common:failure.server")}</Notice> : null}
      {problem && problem !== "unknown" ? (
        <FailureNotice failure={problem} busy={form.isSubmitting} onRetry={() => submitForm(form.formRef.current)} />
      ) : null}
      <p>{t("address", { email })}</p>
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
