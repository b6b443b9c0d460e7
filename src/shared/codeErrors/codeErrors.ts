/** What a code means for the visitor (product decisions, section 5, "Code states"). */
export type CodeState = "valid" | "invitation-invalid" | "link-invalid" | "expired" | "no-balance" | "referrer-denied"

/**
 * Possible errors of a code in order of precedence, each with the resulting state and analytics event (product
 * decisions, section 5, "Code states"); the texts for staff are in the link generator. Of the errors of an invalid
 * link, the missing timestamp comes first because it alone has an event of its own.
 */
const codeErrors = [
  ["REFERER_INVALID", "referrer-denied", "referrer_denied"],
  ["REGISTRATION_CODE_NO_BALANCE_LEFT", "no-balance", "code_no_balance"],
  ["REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS", "no-balance", "code_no_balance"],
  ["REGISTRATION_CODE_EXPIRED", "expired", "code_expired"],
  ["VALIDITY_TIMESTAMP_MISSING", "link-invalid", "timestamp_missing"],
  ["VALIDITY_TIMESTAMP_INVALID", "link-invalid", "code_invalid"],
  ["CUSTOMIZATION_MISSING", "link-invalid", "code_invalid"],
  ["INVITER_INVALID", "invitation-invalid", "code_invalid"],
  ["REGISTRATION_CODE_INVALID", "invitation-invalid", "code_invalid"],
] as const satisfies readonly (readonly [error: string, state: CodeState, event: string])[]

/** An error that the site knows. */
export type CodeError = (typeof codeErrors)[number][0]

/** What an answer says about a code. */
export interface CodeVerdict {
  readonly state: CodeState
  readonly event: "code_valid" | (typeof codeErrors)[number][2]
  /** The error that decided the state; undefined if there is none or only unknown ones. */
  readonly error: CodeError | undefined
  /** Unknown values that decided the state, to be reported once; empty if a known error decided. */
  readonly unknown: readonly string[]
}

/**
 * What the answer to a code check, a rejected registration or a request for a link means: the known error with the
 * highest precedence decides, unknown ones count only if there is no known one (product decisions, section 5, "Code
 * states").
 * @param errors what the answer says of the code; null and undefined are no errors (contract)
 */
export function codeVerdict(errors: readonly (string | null | undefined)[]): CodeVerdict {
  const present = errors.filter((value) => value !== null && value !== undefined)
  const [error, state, event] = codeErrors.find(([known]) => present.includes(known)) ?? []
  if (error) return { state, event, error, unknown: [] }
  if (present.length === 0) return { state: "valid", event: "code_valid", error, unknown: [] }
  return { state: "invitation-invalid", event: "code_invalid", error, unknown: [...new Set(present)] }
}
