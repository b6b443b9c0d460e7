import { track } from "../../../services/analytics/track"
import { randomUuid } from "../../../lib/uuid"
import { execute } from "../../../services/api/execute"
import type { RegistrationInput } from "../../../services/api/generated"
import { rememberSentConsents } from "../consents/sentConsents"
import { registerCustomer } from "../api/registerCustomer"
import { idempotencyKeyFor, type IdempotencyKey } from "../../../lib/idempotencyKey"
import { registrationStore } from "../../../services/state/registrationStore"
import { formOutcome, type FormOutcome } from "../model/formOutcome"

/** The registration that was sent last, and its outcome; kept in memory only. */
interface Sent {
  attempt: IdempotencyKey
  outcome: FormOutcome | undefined
}

/** Result of a registration; `repeated` marks an answer already known from sending the same content before. */
export interface Submission {
  outcome: FormOutcome
  repeated: boolean
}

let sent: Sent | undefined

/**
 * Sends a registration. Content that was already answered is not sent again, because the backend would repeat its
 * answer; content whose answer was lost is sent with the same clientMutationId. Never rejects.
 */
export async function submitRegistration(input: Omit<RegistrationInput, "clientMutationId">): Promise<Submission> {
  const attempt = idempotencyKeyFor(sent?.attempt, input, randomUuid)
  const answered = sent?.attempt === attempt ? sent.outcome : undefined
  if (answered && answered.kind !== "failed") return { outcome: answered, repeated: true }
  const current: Sent = { attempt, outcome: undefined }
  sent = current
  track("registration_submitted", { flow: registrationStore.getState().registrationFlow })
  const outcome = formOutcome(await execute(registerCustomer, { input: { ...input, clientMutationId: attempt.id } }))
  current.outcome = outcome
  if (outcome.kind === "emailSent") rememberSentConsents(input)
  return { outcome, repeated: false }
}
