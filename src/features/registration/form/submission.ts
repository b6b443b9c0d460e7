import { track } from "../../../services/analytics/track"
import { randomUuid } from "../../../lib/uuid"
import { execute } from "../../../services/api/execute"
import type { RegistrationInput } from "../../../services/api/generated"
import { rememberSentConsents } from "../consents/sentConsents"
import { registerCustomer } from "../api/registerCustomer"
import { idempotencyKeyFor, type IdempotencyKey } from "../../../lib/idempotencyKey"
import { registrationStore } from "../../../services/state/registrationStore"
import { formOutcome, type FormOutcome } from "../model/formOutcome"
import { forgetAttempt, resumeAttempt } from "./unansweredAttempt"

/** The registration that this document sent last, and its outcome; kept in memory only. */
interface Sent {
  attempt: IdempotencyKey
  outcome: FormOutcome | undefined
}

/** Outcomes after which the account exists, now or soon. */
const accountKinds = new Set<FormOutcome["kind"]>(["emailSent", "accountActive", "accountPending", "registered"])

/** Result of a registration; `repeated` marks an answer already known from sending the same content before. */
export interface Submission {
  outcome: FormOutcome
  repeated: boolean
}

let sent: Sent | undefined

/**
 * Sends a registration. Content for which there is an account is not sent again, because the backend would repeat its
 * answer; content whose answer was lost, for instance by a reload, is sent with the same clientMutationId. What was
 * rejected is sent anew, since the reason may lie outside the form: a code without balance may have one by then. Never
 * rejects.
 */
export async function submitRegistration(input: Omit<RegistrationInput, "clientMutationId">): Promise<Submission> {
  const key = idempotencyKeyFor(sent?.attempt, input, randomUuid)
  const isRepeat = sent?.attempt === key
  const answered = isRepeat ? sent?.outcome : undefined
  if (answered && accountKinds.has(answered.kind)) return { outcome: answered, repeated: true }
  const attempt = isRepeat ? key : await resumeAttempt(key)
  const current: Sent = { attempt, outcome: undefined }
  sent = current
  track("registration_submitted", { flow: registrationStore.getState().registrationFlow })
  const outcome = formOutcome(await execute(registerCustomer, { input: { ...input, clientMutationId: attempt.id } }))
  keepOutcome(current, outcome)
  if (outcome.kind === "emailSent") rememberSentConsents(input)
  return { outcome, repeated: false }
}

/** Remembers how a registration ended, as far as that concerns what is sent next. */
function keepOutcome(current: Sent, outcome: FormOutcome): void {
  current.outcome = outcome
  if (outcome.kind === "failed") return
  // A later registration, from the same form, may be on its way or answered.
  if (sent !== current) return
  forgetAttempt()
  if (!accountKinds.has(outcome.kind)) sent = undefined
}
