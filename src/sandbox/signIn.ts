import { adminToken, tokenSamples } from "./tokens"

/** Who can be signed in, with their bearer token. */
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
