import type { ApiFailure } from "../../../services/api/failure"
import type { RefusedFields } from "../../../shared/forms/fieldTable"

/** Seconds to wait before requesting another e-mail, unless the backend says otherwise. */
export const resendCooldownSeconds = 60

/** Outcome of a registration (product decisions, section 5, "Outcomes"). */
export type RegistrationOutcome<Messages> =
  | { kind: "emailSent"; registrationId: string | undefined }
  | { kind: "accountActive" }
  | { kind: "accountPending" }
  | { kind: "registered"; authToken: string | undefined }
  | { kind: "codeRejected"; errors: readonly (string | null)[] }
  | { kind: "tokenRejected" }
  | ({ kind: "invalidInput" } & RefusedFields<Messages>)
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later. */
  | { kind: "unknown"; status: string }
