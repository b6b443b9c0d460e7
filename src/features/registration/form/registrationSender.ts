import { idempotencyKeyFor, type IdempotencyKey } from "../../../lib/idempotencyKey"
import { randomUuid } from "../../../lib/uuid"
import { track } from "../../../services/analytics/track"
import type { RegistrationOutcome } from "../model/registrationOutcome"
import { forgetAttempt, resumeAttempt } from "./unansweredAttempt"

/** Result of a registration; `repeated` marks an answer already known from sending the same content before. */
export interface Submission<Messages> {
  outcome: RegistrationOutcome<Messages>
  repeated: boolean
}

/** Whether there is an account after an outcome, even if it is not activated yet. */
export const hasAccount = ({ kind }: RegistrationOutcome<unknown>): boolean =>
  kind === "emailSent" || kind === "accountActive" || kind === "accountPending" || kind === "registered"

/**
 * Returns a function that sends registrations. Content that has already led to an account is not sent again: the outcome
 * is known. Content whose answer was lost, for instance by a reload, is sent again with the same clientMutationId, so
 * that it counts once. Content that the backend rejected is sent with a new id, since the reason may lie outside the
 * form: the code of an inviter without invitations works again once the inviter gets new ones. The promise never rejects.
 */
export function registrationSender<Content extends object, Messages>(
  send: (content: Content, clientMutationId: string) => Promise<RegistrationOutcome<Messages>>,
) {
  /** What this document sent last, and the outcome, undefined until known; kept in memory only. */
  let last: { key: IdempotencyKey; outcome?: RegistrationOutcome<Messages> } | undefined

  return async (content: Content, flow: string): Promise<Submission<Messages>> => {
    const key = idempotencyKeyFor(last?.key, content, randomUuid)
    const isRepeat = last?.key === key
    if (isRepeat && last?.outcome && hasAccount(last.outcome)) return { outcome: last.outcome, repeated: true }
    const current: typeof last = { key: isRepeat ? key : await resumeAttempt(key) }
    last = current
    track("registration_submitted", { flow })
    const outcome = await send(content, current.key.id)
    current.outcome = outcome
    // Without an answer, sending the same content again repeats this attempt. A later registration may have been sent
    // meanwhile: its attempt must not be forgotten.
    if (outcome.kind !== "unanswered" && last === current) {
      forgetAttempt()
      if (!hasAccount(outcome)) last = undefined
    }
    return { outcome, repeated: false }
  }
}
