/** The bearer token of an administrator. */
export const adminToken = "admin-token"

/** One-time code accepted for every phone number. */
export const phoneCode = "123456"

const farFuture = Date.UTC(2100, 0, 1) / 1000
const past = Date.UTC(2020, 0, 1) / 1000

function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text)
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "")
}

/** An unsigned JWT (RFC 7519) with the given payload. */
export function createToken(payload: Record<string, unknown>): string {
  return `${base64url('{"alg":"none","typ":"JWT"}')}.${base64url(JSON.stringify(payload))}.sandbox`
}

/** The token that signs a member in, with the member's name if it is known. */
export function createMemberToken(email: string, name?: string): string {
  return createToken({
    email,
    ...(name && { name }),
    customerId: "4711",
    consentToken: "consent-4711",
    saltedHashedCustomerId: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    exp: farFuture,
  })
}

const readable = (email: string, explanation: string) => ({
  token: createToken({ email, exp: farFuture }),
  explanation,
})

/** Tokens as found in links: valid ones, and one for every way in which a token can be invalid. */
export const tokenSamples = {
  withEmail: readable("waiting@example.com", "Good"),
  nonAscii: readable("jürgen@müller.example", "Good, an address with umlauts"),
  listed: readable("listed@example.com", "Good, already on the waitlist"),
  rejected: readable("tokenrejected@example.com", "Looks good, but the backend rejects it"),
  expired: { token: createToken({ email: "waiting@example.com", exp: past }), explanation: "Expired" },
  withoutEmail: { token: createToken({ sub: "4711", exp: farFuture }), explanation: "Without an email address" },
  notJson: { token: `e30.${base64url("{not json")}.sandbox`, explanation: "The payload is not JSON" },
  notBase64: { token: "e30.%%%.sandbox", explanation: "The payload is not base64url" },
  notAToken: { token: "nonsense", explanation: "Not a token at all" },
  member: { token: createMemberToken("member@example.com"), explanation: "A signed-in member's" },
} as const satisfies Record<string, { token: string; explanation: string }>

/**
 * The e-mail address in a token, if the backend accepts the token: readable, not expired, and not the sample that it
 * rejects. Decodes the token independently of the site (lib/jwt.ts), whose mistakes a backend would not share.
 * @returns null if the backend rejects the token
 */
export function emailOfToken(token: string, now: number): string | null {
  try {
    const encoded = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/")
    const bytes = Uint8Array.from(atob(encoded), (character) => character.codePointAt(0) ?? 0)
    const payload: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
    if (typeof payload !== "object" || payload === null || !("email" in payload)) return null
    if (typeof payload.email !== "string" || payload.email === "tokenrejected@example.com") return null
    const isExpired = "exp" in payload && typeof payload.exp === "number" && payload.exp * 1000 <= now
    return isExpired ? null : payload.email
  } catch {
    return null
  }
}

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
