import type { CodeError, CodeVerdict } from "../../../shared/codeErrors/codeErrors"

/** Text key of why a code was rejected, for staff. */
export type Reason = `reason.${CodeError | "unknown"}`

/** Why a code was rejected. */
export interface Rejection {
  reason: Reason
  /** Error values that the site does not know, to be reported; empty if a known value decided. */
  unknown: readonly string[]
}

/** Why a code with this verdict was rejected. */
export const rejectionOf = ({ error, unknown }: CodeVerdict): Rejection => ({
  reason: `reason.${error ?? "unknown"}`,
  unknown,
})
