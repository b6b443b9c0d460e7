import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { once } from "node:events"
import { isRecord } from "../../src/lib/isRecord.ts"
import type { ConsentReceipt, RegistrationInput } from "../../src/services/api/generated.ts"
import { errorCodes, jsonOf, type Backend, type Reply } from "./backend.ts"

/** What the errors of a code mean to a visitor (product decisions, section 5, "Code states"). */
export const codeStates = {
  valid: [],
  "invitation-invalid": ["REGISTRATION_CODE_INVALID", "INVITER_INVALID"],
  "link-invalid": ["CUSTOMIZATION_MISSING", "VALIDITY_TIMESTAMP_INVALID", "VALIDITY_TIMESTAMP_MISSING"],
  expired: ["REGISTRATION_CODE_EXPIRED"],
  "no-balance": ["REGISTRATION_CODE_NO_BALANCE_LEFT", "REGISTRATION_CODE_BALANCE_LESS_THAN_PENDING_REGISTRATIONS"],
  "referrer-denied": ["REFERER_INVALID"],
} as const

export type CodeState = keyof typeof codeStates

/** A registration code, with the signed value of its link if it has one. */
export interface GivenCode {
  registrationCode: string
  validityTimestamp?: string
}

/** Demands that a code is answered with errors that mean the state, and with countries that a form can offer. */
export async function expectState(backend: Backend, state: CodeState, code: GivenCode): Promise<void> {
  const details = await backend.ask("checkRegistrationCode", code)
  const said = [...valuesOf(details?.["errors"], "error"), ...valuesOf(details?.["errorDetails"], "error")]
  const known: readonly string[] = codeStates[state]
  const fits = known.length === 0 ? said.length === 0 : said.some((error) => known.includes(error))
  assert(fits, `is answered with ${said.join(", ") || "no error"}, expected ${known.join(" or ") || "none"}`)
  for (const country of valuesOf(details?.["countryOptions"], "isoCode"))
    assert(/^[A-Z]{2}$/.test(country), "countryOptions has a country that is no ISO 3166-1 code")
}

/** What a list holds: texts, and those in a field of its objects. */
export function valuesOf(list: unknown, field: string): string[] {
  const values: unknown[] = Array.isArray(list) ? list : []
  return values
    .map((value) => (isRecord(value) ? value[field] : value))
    .filter((value): value is string => typeof value === "string")
}

/** Demands that an answer has one of some statuses; of a union, that its type is named after one. */
export function expectStatus(answer: Record<string, unknown> | null, expected: readonly string[]): void {
  const { status, __typename: type } = answer ?? {}
  const said = String(status ?? type)
  const letters = (name: string) => name.replaceAll("_", "").toUpperCase()
  assert(expected.map(letters).includes(letters(said)), `is answered with ${said}, expected ${expected.join(" or ")}`)
}

/** Demands that an operation was refused to somebody who is not signed in. */
export function expectRefusal(reply: Reply): void {
  jsonOf(reply)
  const codes = errorCodes(reply)
  const refused = codes.includes("UNAUTHENTICATED") || codes.includes("FORBIDDEN")
  assert(refused, `HTTP ${reply.status}, errors: ${codes.join(", ") || "none"}; expected UNAUTHENTICATED`)
}

/** A receipt of a consent that nobody has given. */
export const receipt = (kind: ConsentReceipt["kind"]): ConsentReceipt => ({
  kind,
  accepted: true,
  textSha256: "0".repeat(64),
  shownAt: new Date().toISOString(),
})

/** What a registration says besides its person and its code. */
export const agreed = (): Omit<
  RegistrationInput,
  "registrationCode" | "gender" | "firstName" | "lastName" | "email"
> => ({
  clientMutationId: randomUUID(),
  country: "DE",
  language: "en",
  termsAndPrivacyAccepted: true,
  newsletter: false,
  consents: [receipt("TERMS_AND_CONDITIONS"), receipt("PRIVACY_POLICY")],
})

/** A registration that is whole, of an address that nobody reads (RFC 2606). */
export const registration = (code: GivenCode): RegistrationInput => ({
  ...code,
  ...agreed(),
  gender: "FEMALE",
  firstName: "Contract",
  lastName: "Check",
  email: `check-${randomUUID()}@example.com`,
})

/** Opens a socket as the site does and demands connection_ack (protocol graphql-transport-ws). */
export async function expectAcknowledgement(url: string): Promise<void> {
  const socket = new WebSocket(url, "graphql-transport-ws")
  const closed = new AbortController()
  const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(10_000)])
  socket.addEventListener("open", () => socket.send('{"type":"connection_init"}'))
  socket.addEventListener("close", () => closed.abort())
  const [message] = (await once(socket, "message", { signal }).catch(() => [])) as [MessageEvent?]
  socket.close()
  assert(String(message?.data).includes("connection_ack"), "the socket gives no connection_ack")
}
