import { withdraw } from "../../lib/consent"
import { Loading } from "../../shared/feedback/Loading"
import type { ValidToken } from "../../shared/token/useEmailToken"
import { useHydrated } from "../../ui/useHydrated"
import styles from "./JoinWaitingList.module.css"
import { useTranslation } from "react-i18next"
import { consentHashes } from "virtual:consent-hashes"
import { SendProblem } from "../../shared/feedback/SendProblem"
import { isExpired, isGiven, readConsent, shownConsent, withdrawUntranslated } from "../../shared/forms/consents"
import { Form } from "../../shared/forms/Form"
import type { FieldErrors } from "../../shared/forms/fieldErrors"
import { useFormikForm } from "../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../shared/forms/useSingleFieldErrors"
import { useFollowUp } from "../../shared/outcome/useFollowUp"
import { useLatest } from "../../router/useLatest"
import { usePage } from "../../router/usePage"
import { TokenEmailText } from "../../shared/token/TokenEmailText"
import { CheckboxField } from "../../ui/Field/CheckboxField"
import { joinWaitingList } from "./api/joinWaitingList"
import { waitingListFollowUp, type WaitingListResult } from "./model/followUp"
import { consentNotice, waitingListSchema, type WaitingListMessage, type WaitingListValues } from "./model/schema"

interface JoinWaitingListProps {
  /** Undefined until the token has been read: the prerendered form is hydrated without it. */
  token: ValidToken | undefined
  onJoined: () => void
}

/**
 * The form to join the waiting list, or a placeholder. A prerendered page holds both, and its style sheet shows one of
 * them until it is hydrated: the form if the page's head script has read a valid token.
 */
export function JoinWaitingList({ token, onJoined }: JoinWaitingListProps) {
  const hydrated = useHydrated()
  return (
    <>
      {token ? null : (
        <div className={hydrated ? undefined : styles.placeholder}>
          <Loading />
        </div>
      )}
      {token || !hydrated ? (
        <div className={hydrated ? undefined : styles.form}>
          <WaitingListForm token={token} onJoined={onJoined} />
        </div>
      ) : null}
    </>
  )
}

const fieldId = "waiting-list-consent"

/**
 * Form to join the waiting list with the address in the token: one consent, never pre-ticked, and one button
 * (specification section 2, /lobby). A token that the backend rejects leads to the deny page.
 */
function WaitingListForm({ token, onJoined }: JoinWaitingListProps) {
  const { t } = useTranslation("lobby")
  const { language } = usePage()
  const shown = shownConsent(consentHashes[language].waitingList)
  const latestShown = useLatest(shown)
  const { inlineResult, follow, clear } = useFollowUp<WaitingListResult>()
  const problem = inlineResult?.problem
  const form = useFormikForm<WaitingListValues, FieldErrors<WaitingListValues, WaitingListMessage>>({
    initialValues: { consent: false },
    validationSchema: () => waitingListSchema(shown),
    onSubmit: join,
    readValues: (data, current) => ({
      consent: readConsent(data.get("consent"), current.consent, latestShown.current ?? shown),
    }),
    normalize: ({ consent }) => ({
      consent: consent && isExpired(consent) ? withdraw(consent, "time") : withdrawUntranslated(consent, shown),
    }),
  })
  const given = isGiven(form.values.consent, shown)
  const notice = consentNotice(form.values.consent, shown)
  // The error may have been found in another language.
  const message = form.errors.consent && !given ? (notice ?? "consentMissing") : undefined
  const error = message && t(message)
  useSingleFieldErrors(fieldId, error, form.failedSubmits)

  async function join({ consent: agreed }: WaitingListValues): Promise<void> {
    clear()
    // The form was submitted before the token was read, and the token is not valid: the page is being left. Without the
    // consent nothing is submitted.
    if (!token || !agreed) return
    await follow(joinWaitingList(token.token, agreed, language).then(waitingListFollowUp), ({ joined }) => {
      if (joined) onJoined()
    })
  }

  return (
    <Form form={form} submitLabel={t("submit")} sendingText={t("sending")}>
      <SendProblem form={form} problem={problem} />
      <p className={styles.address}>
        <span>{t("address")}</span> <span>{t("addressLocked")}</span> <TokenEmailText email={token?.email} />
      </p>
      <CheckboxField
        id={fieldId}
        name="consent"
        required
        value={shown}
        checked={given}
        status={notice ? t(notice) : ""}
        error={error}
        // No browser may tick it, from memory or after a reload.
        autoComplete="off"
        onChange={form.handleChange}
        label={t("consent")}
      />
    </Form>
  )
}
