import { track } from "../../../services/analytics/track"
import { randomUuid } from "../../../lib/uuid"
import { consentInput, type ConsentedAccount } from "../consents/consents"
import { rememberSentConsents } from "../consents/sentConsents"
import {
  registerCustomer,
  registrationContent,
  type FormOutcome,
  type RegistrationContext,
} from "../api/registerCustomer"
import { idempotencyKeyFor, type IdempotencyKey } from "../../../lib/idempotencyKey"
import { registrationStore } from "../../../services/state/registrationStore"
import type { CompleteValues } from "../model/fields"
import { forgetAttempt, resumeAttempt } from "./unansweredAttempt"

/** The registration that this document sent last, and its outcome, undefined until known; kept in memory only. */
interface Sent {
  attempt: IdempotencyKey
  outcome: FormOutcome | undefined
}

/** Outcomes after which there is an account, even if it is not activated yet. */
const accountKinds = new Set<FormOutcome["kind"]>(["emailSent", "accountActive", "accountPending", "registered"])

/** Result of a registration; `repeated` marks an answer already known from sending the same content before. */
export interface Submission {
  outcome: FormOutcome
  repeated: boolean
}

let sent: Sent | undefined
let account: ConsentedAccount | undefined

/** The account that a registration of this document has led to or found last. */
export const registeredAccount = (): ConsentedAccount | undefined => account

/**
 * Sends a registration. Content that has already led to an account is not sent again: the outcome is known. Content
 * whose answer was lost, for instance by a reload, is sent again with the same clientMutationId, so that it counts
 * once. Content that the backend rejected is sent with a new id, since the reason may lie outside the form: the code of
 * an inviter without invitations works again once the inviter gets new ones. The promise never rejects.
 */
export async function submitRegistration(values: CompleteValues, context: RegistrationContext): Promise<Submission> {
  const content = registrationContent(values, context)
  const key = idempotencyKeyFor(sent?.attempt, content, randomUuid)
  const isRepeat = sent?.attempt === key
  const answered = isRepeat ? sent?.outcome : undefined
  if (answered && accountKinds.has(answered.kind)) return { outcome: answered, repeated: true }
  const attempt = isRepeat ? key : await resumeAttempt(key)
  const current: Sent = { attempt, outcome: undefined }
  sent = current
  track("registration_submitted", { flow: registrationStore.getState().registrationFlow })
  const outcome = await registerCustomer(content, attempt.id)
  keepOutcome(current, outcome)
  if (accountKinds.has(outcome.kind)) account = { email: values.email, at: Date.now() }
  if (outcome.kind === "emailSent") {
    const { consents } = consentInput(values, context.shown)
    rememberSentConsents({ consents, country: values.country, language: context.language })
  }
  return { outcome, repeated: false }
}

function keepOutcome(current: Sent, outcome: FormOutcome): void {
  current.outcome = outcome
  // Without an answer, sending the same content again repeats this attempt.
  if (outcome.kind === "unanswered") return
  // A later registration may have been sent meanwhile: its attempt must not be forgotten.
  if (sent !== current) return
  forgetAttempt()
  if (!accountKinds.has(outcome.kind)) sent = undefined
}
