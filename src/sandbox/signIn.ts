import { adminToken, tokenSamples } from "./tokens"

/** The bearer tokens of those who can sign in. */
const tokens: ReadonlyMap<unknown, string> = new Map([
  ["admin", adminToken],
  ["member", tokenSamples.member.token],
])

/**
 * The cookie of the bearer token (specification section 9).
 * @param as "admin" or "member"; anybody else is signed out
 */
export function signInCookie(as: unknown): string {
  const token = tokens.get(as)
  return `authToken=${token ?? ""}; Path=/; Max-Age=${token === undefined ? 0 : 604_800}; SameSite=Lax`
}
