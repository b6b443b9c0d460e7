import { randomUUID } from "node:crypto"
import { assertValidSchema, buildClientSchema, getIntrospectionQuery } from "graphql"
import type { GraphQLSchema, IntrospectionQuery } from "graphql"
import { isRecord } from "../../src/lib/isRecord.ts"
import type { ConsentReceipt, RegistrationInput } from "../../src/services/api/generated.ts"
import { demand, demandJson, errorCodes, Fault, Skipped, type Backend, type Reply } from "./backend.ts"

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

/** Builds a schema, and demands that it keeps the rules of GraphQL. */
export function validSchema(build: () => GraphQLSchema): GraphQLSchema {
  try {
    const schema = build()
    assertValidSchema(schema)
    return schema
  } catch (error) {
    throw new Fault(`its schema: ${error instanceof Error ? error.message : ""}`)
  }
}

/** The schema that a backend tells of itself. */
export async function introspect(backend: Backend): Promise<GraphQLSchema> {
  const reply = await backend.post(JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }))
  const { data } = demandJson(reply)
  if (!isRecord(data)) throw new Skipped("the server does not introspect; give its schema with --schema")
  // The form of an introspection result is the GraphQL specification's; buildClientSchema refuses others.
  return validSchema(() => buildClientSchema(data as unknown as IntrospectionQuery))
}

/** Demands that a code is answered with errors that mean the state, and with countries that a form can offer. */
export async function expectState(backend: Backend, state: CodeState, code: GivenCode): Promise<void> {
  const details = await backend.ask("checkRegistrationCode", code)
  const said = [...valuesOf(details?.["errors"]), ...valuesOf(details?.["errorDetails"])]
  const known: readonly string[] = codeStates[state]
  const fits = known.length === 0 ? said.length === 0 : said.some((error) => known.includes(error))
  demand(fits, `is answered with ${said.join(", ") || "no error"}, expected ${known.join(" or ") || "none"}`)
  for (const { isoCode } of countriesOf(details))
    demand(/^[A-Z]{2}$/.test(String(isoCode)), "countryOptions has a country that is no ISO 3166-1 code")
}

/** The values of a list of errors, be they words or objects with a word. */
export function valuesOf(list: unknown): string[] {
  const values: unknown[] = Array.isArray(list) ? list : []
  return values
    .map((value) => (isRecord(value) ? value["error"] : value))
    .filter((value): value is string => typeof value === "string")
}

/** The countries that a code may register in. */
export function countriesOf(details: Record<string, unknown> | null): Record<string, unknown>[] {
  const options: unknown[] = Array.isArray(details?.["countryOptions"]) ? details["countryOptions"] : []
  return options.filter(isRecord)
}

/** Demands that an answer has one of some statuses; of a union, that its type is named after one. */
export function expectStatus(answer: Record<string, unknown> | null, expected: readonly string[]): void {
  const { status, __typename: type } = answer ?? {}
  const said = String(status ?? type)
  const letters = (name: string) => name.replaceAll("_", "").toUpperCase()
  demand(expected.map(letters).includes(letters(said)), `is answered with ${said}, expected ${expected.join(" or ")}`)
}

/** Demands that an operation was refused to somebody who is not signed in. */
export function expectRefusal(reply: Reply): void {
  demandJson(reply)
  const codes = errorCodes(reply)
  const refused = codes.includes("UNAUTHENTICATED") || codes.includes("FORBIDDEN")
  demand(refused, `HTTP ${reply.status}, errors: ${codes.join(", ") || "none"}; expected UNAUTHENTICATED`)
}

/** A receipt of a consent that nobody has given. */
export const receipt = (kind: ConsentReceipt["kind"]): ConsentReceipt => ({
  kind,
  accepted: true,
  textSha256: "0".repeat(64),
  shownAt: new Date().toISOString(),
})

/** A registration that is whole, of an address that nobody reads (RFC 2606). */
export const registration = (code: GivenCode): RegistrationInput => ({
  ...code,
  clientMutationId: randomUUID(),
  gender: "FEMALE",
  firstName: "Contract",
  lastName: "Check",
  email: `check-${randomUUID()}@example.com`,
  country: "DE",
  language: "en",
  termsAndPrivacyAccepted: true,
  newsletter: false,
  consents: [receipt("TERMS_AND_CONDITIONS"), receipt("PRIVACY_POLICY")],
})

/** Opens a socket as the site does and demands connection_ack (protocol graphql-transport-ws). */
export async function expectAcknowledgement(url: string): Promise<void> {
  const socket = new WebSocket(url, "graphql-transport-ws")
  const acknowledged = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => () => reject(new Fault(why))
    socket.addEventListener("open", () => socket.send('{"type":"connection_init"}'))
    socket.addEventListener("message", ({ data }) => {
      if (String(data).includes("connection_ack")) resolve()
    })
    socket.addEventListener("error", fail("the socket cannot be opened"))
    socket.addEventListener("close", fail("the socket closes without connection_ack"))
    setTimeout(fail("no connection_ack within 10 s"), 10_000).unref()
  })
  await acknowledged.finally(() => socket.close())
}
