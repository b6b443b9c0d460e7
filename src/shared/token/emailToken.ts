import { now } from "../../lib/clock"
import { isExpired, readPayload } from "../../lib/jwt"

/**
 * A token that carries an e-mail address: of the lobby, of social sign-up's second step, or of an approved visitor.
 */
export type EmailTokenReading =
  | { kind: "valid"; token: string; email: string; payload: Record<string, unknown> }
  /** No token, a malformed one, or one without an e-mail address. */
  | { kind: "invalid" }
  | { kind: "expired" }

/** Applies the token rule (specification section 5, product decisions section 5) to the token of the URL, if any. */
export function readEmailToken(token: unknown, time: number = now()): EmailTokenReading {
  if (typeof token !== "string") return { kind: "invalid" }
  const payload = readPayload(token)
  const email = typeof payload?.["email"] === "string" ? payload["email"].trim() : ""
  if (!payload || email === "") return { kind: "invalid" }
  return isExpired(payload, time) ? { kind: "expired" } : { kind: "valid", token, email, payload }
}
