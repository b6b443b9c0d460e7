import { randomUuid } from "../../api/correlation"
import { execute } from "../../api/execute"
import type { RegistrationInput } from "../../api/generated"
import { registerCustomer } from "./api/registerCustomer"
import { mutationIdFor, type Attempt } from "./model/attempt"
import { registrationOutcome, type RegistrationOutcome } from "./model/outcome"

/** The receipts and values of the registration that was sent last; kept in memory only. */
interface Sent {
  attempt: Attempt
  input: Omit<RegistrationInput, "clientMutationId">
  outcome: RegistrationOutcome | undefined
}

let sent: Sent | undefined

/** What was sent and brought an activation e-mail, for the visitor to look up; undefined after a reload. */
export function sentRegistration(): Sent["input"] | undefined {
  return sent?.outcome?.kind === "emailSent" ? sent.input : undefined
}

/**
 * Sends a registration. Content that already brought an activation e-mail is not sent again; content whose answer was
 * lost is sent under the same clientMutationId, so that the backend repeats its first answer. Never rejects.
 */
export async function submitRegistration(
  input: Omit<RegistrationInput, "clientMutationId">,
): Promise<{ outcome: RegistrationOutcome; repeated: boolean }> {
  const attempt = mutationIdFor(sent?.attempt, input, randomUuid)
  if (sent?.attempt === attempt && sent.outcome?.kind === "emailSent") return { outcome: sent.outcome, repeated: true }
  const current: Sent = { attempt, input, outcome: undefined }
  sent = current
  const outcome = registrationOutcome(
    await execute(registerCustomer, { input: { ...input, clientMutationId: attempt.id } }),
  )
  current.outcome = outcome
  return { outcome, repeated: false }
}
