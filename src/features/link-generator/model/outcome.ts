import type { Answer, ApiFailure } from "../../../services/api/failure"
import type { CheckRegistrationLinkQuery, GenerateRegistrationLinkMutation } from "../../../services/api/generated"
import { codeVerdict, type CodeError, type CodeVerdict } from "../../../shared/codeErrors/codeErrors"
import { parseHttpUrl } from "./link"

/** The text for staff for each error of a code. */
const reasons = {
  REFERER_INVALID: "reason.referrer",
  REGISTRATION_CODE_NO_BALANCE_LEFT: "reason.noBalance",
  REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS: "reason.pending",
  REGISTRATION_CODE_EXPIRED: "reason.expired",
  VALIDITY_TIMESTAMP_MISSING: "reason.unsigned",
  VALIDITY_TIMESTAMP_INVALID: "reason.signature",
  CUSTOMIZATION_MISSING: "reason.customization",
  INVITER_INVALID: "reason.inviter",
  REGISTRATION_CODE_INVALID: "reason.invalid",
} as const satisfies Record<CodeError, string>

/** Text key of why a code was rejected. */
export type Reason = (typeof reasons)[CodeError] | "reason.unknown"

/** Why a code was rejected. */
export interface Rejection {
  reason: Reason
  /** Error values that the site does not know, to be reported; empty if a known value decided. */
  unknown: readonly string[]
}

const rejectionOf = ({ error, unknown }: CodeVerdict): Rejection => ({
  reason: error ? reasons[error] : "reason.unknown",
  unknown,
})

/** Outcome of requesting a link. */
export type GenerateOutcome =
  | { kind: "generated"; link: string; validUntil: string | undefined }
  | ({ kind: "rejected" } & Rejection)
  | { kind: "unanswered"; failure: ApiFailure }
  /** A status added to the contract later, or an invalid link. */
  | { kind: "unknown"; detail: string }

/** Reads the backend's answer to generateRegistrationLink. */
export function generateOutcome(answer: Answer<GenerateRegistrationLinkMutation>): GenerateOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const { status, registrationLink, validUntil, errorDetails } = answer.data.generateRegistrationLink
  switch (status) {
    case "GENERATED": {
      const link = registrationLink ? parseHttpUrl(registrationLink)?.href : undefined
      return link
        ? { kind: "generated", link, validUntil: validUntil ?? undefined }
        : { kind: "unknown", detail: "GENERATED without a link" }
    }
    case "CODE_REJECTED":
      return { kind: "rejected", ...rejectionOf(codeVerdict({ errorDetails })) }
    default:
      return { kind: "unknown", detail: status satisfies never }
  }
}

/** Whether a link that was read is still valid, according to the backend. */
export type ValidityOutcome =
  | { kind: "valid" }
  | ({ kind: "rejected" } & Rejection)
  | { kind: "unanswered"; failure: ApiFailure }

/** Reads the backend's answer to checkRegistrationLink; null is treated as empty throughout (contract). */
export function validityOutcome(answer: Answer<CheckRegistrationLinkQuery>): ValidityOutcome {
  if (!answer.ok) return { kind: "unanswered", failure: answer.failure }
  const verdict = codeVerdict(answer.data.registrationCodeDetails ?? {})
  return verdict.state === "valid" ? { kind: "valid" } : { kind: "rejected", ...rejectionOf(verdict) }
}
