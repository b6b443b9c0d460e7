import type { CodeError, CodeVerdict } from "../../../shared/codeErrors/codeErrors"

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

/** Why a code with this verdict was rejected, for staff. */
export const rejectionOf = ({ error, unknown }: CodeVerdict): Rejection => ({
  reason: error ? reasons[error] : "reason.unknown",
  unknown,
})
