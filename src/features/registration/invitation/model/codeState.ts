export type CodeState = "valid" | "invitation-invalid" | "link-invalid" | "expired" | "no-balance" | "referrer-denied"

/** The part of the backend's answer that says what is wrong with a code; null counts as empty throughout. */
export interface CodeErrors {
  readonly errors?: readonly (string | null)[] | null | undefined
  readonly errorDetails?: readonly ({ readonly error?: string | null } | null)[] | null | undefined
}

/** Lightest first. In the group of invalid links the missing timestamp weighs most, as it alone has an event of its own. */
const knownErrors = [
  ["REGISTRATION_CODE_INVALID", "invitation-invalid", "code_invalid"],
  ["INVITER_INVALID", "invitation-invalid", "code_invalid"],
  ["CUSTOMIZATION_MISSING", "link-invalid", "code_invalid"],
  ["VALIDITY_TIMESTAMP_INVALID", "link-invalid", "code_invalid"],
  ["VALIDITY_TIMESTAMP_MISSING", "link-invalid", "timestamp_missing"],
  ["REGISTRATION_CODE_EXPIRED", "expired", "code_expired"],
  ["REGISTRATION_CODE_NO_BALANCE_LEFT", "no-balance", "code_no_balance"],
  ["REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS", "no-balance", "code_no_balance"],
  ["REFERER_INVALID", "referrer-denied", "referrer_denied"],
] as const satisfies readonly (readonly [error: string, state: CodeState, event: string])[]

export type CodeEvent = "code_valid" | (typeof knownErrors)[number][2]

export interface CodeVerdict {
  readonly state: CodeState
  /** Name of the analytics event. */
  readonly event: CodeEvent
  /** Values that decided the state without being known here, to be reported once; empty when a known one decided. */
  readonly unknown: readonly string[]
}

/**
 * What the answer to a code check or a rejected registration means: the weightiest known error wins, unknown ones count
 * only when no known one is there (product decisions, section 5, "Code states").
 */
export function codeVerdict({ errors, errorDetails }: CodeErrors): CodeVerdict {
  const values = [...(errors ?? []), ...(errorDetails ?? []).map((detail) => detail?.error)]
  const present = values.filter((value) => value !== null && value !== undefined)
  const weightiest = knownErrors.findLast(([error]) => present.includes(error))
  if (weightiest) return { state: weightiest[1], event: weightiest[2], unknown: [] }
  if (present.length === 0) return { state: "valid", event: "code_valid", unknown: [] }
  return { state: "invitation-invalid", event: "code_invalid", unknown: [...new Set(present)] }
}
