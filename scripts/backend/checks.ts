import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  parse,
  validate,
  type IntrospectionQuery,
} from "graphql"
import { isRecord } from "../../src/lib/isRecord.ts"
import { errorCodes, jsonOf, operations, siteHeaders, type Backend } from "./backend.ts"
import {
  agreed,
  codeStates,
  expectAcknowledgement,
  expectRefusal,
  expectState,
  expectStatus,
  receipt,
  registration,
  valuesOf,
  type CodeState,
  type GivenCode,
} from "./expectations.ts"

/** What the checks are given. */
export interface Given {
  backend: Backend
  /** A code in each state for which the backend's team has given one. */
  codes: Partial<Record<CodeState, GivenCode>>
  /** URL of the subscriptions' socket, if the settings name one. */
  socketUrl: string | undefined
  /** The backend's schema (SDL), for one that does not introspect. */
  schemaText?: string | undefined
  /** Whether checks may create an account. */
  write: boolean
}

/** Why a check cannot be made, in words for the list of results. */
export class Skipped extends Error {}

/** What a check needs, or else why it is skipped. */
function need<Value>(value: Value | undefined | false, otherwise: string): Value {
  if (value === undefined || value === false) throw new Skipped(otherwise)
  return value
}

const needForeign = ({ isForeign }: Backend) => need(isForeign, "the pages are of the endpoint's own origin")
const needValid = ({ valid }: Given["codes"]) => need(valid, "--codes names no valid code")

/** A check: throws an Error that says what is wrong, Skipped if it cannot be made. */
type Check = (given: Given) => Promise<void>

/** The check that an operation is answered with one of some statuses. */
const answers =
  (operation: string, variables: object, ...expected: string[]): Check =>
  async ({ backend }) =>
    expectStatus(await backend.ask(operation, variables), expected)

/** The check that there is no answer to something that does not exist. */
const answersNothing =
  (operation: string, variables: object): Check =>
  async ({ backend }) =>
    assert.equal(await backend.ask(operation, variables), null, "what does not exist is answered")

/** Nobody's, and well-formed, so that only their being unknown can be said about them. */
const unknownCode = "CHECK-BACKEND-0000"
const unknownId = "00000000-0000-4000-8000-000000000000"
const noToken = "check.backend.token"
const language = "en"

/** Every check by its name, in the order in which they are made. */
export const checks: Readonly<Record<string, Check>> = {
  async preflight({ backend }) {
    needForeign(backend)
    const asked = ["authorization", ...Object.keys(siteHeaders).map((name) => name.toLowerCase())].filter(
      (name) => name !== "accept",
    )
    const { status, headers } = await backend.request({
      method: "OPTIONS",
      headers: { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": asked.join(",") },
    })
    assert(status >= 200 && status < 300, `the preflight is answered with HTTP ${status}`)
    const origin = headers.get("Access-Control-Allow-Origin")
    assert(origin === backend.options.origin || origin === "*", `allows the origin ${origin ?? "not at all"}`)
    const allowed = (headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase().split(/\s*,\s*/)
    // An asterisk does not cover Authorization (Fetch standard, "CORS-preflight fetch").
    const missing = asked.filter(
      (name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"),
    )
    assert(missing.length === 0, `Access-Control-Allow-Headers lacks ${missing.join(", ")}`)
  },

  async "exposed headers"({ backend }) {
    needForeign(backend)
    const { headers } = await backend.send("countryDetails", {})
    const exposed = (headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase()
    assert(exposed.includes("retry-after") || exposed === "*", "Access-Control-Expose-Headers lacks Retry-After")
  },

  async operations({ backend, schemaText }) {
    const introspect = async () => {
      const { data } = jsonOf(await backend.post(JSON.stringify({ query: getIntrospectionQuery() })))
      const told = need(isRecord(data) && data, "the server does not introspect; give its schema with --schema")
      // The form of an introspection result is the GraphQL specification's; buildClientSchema refuses others.
      return buildClientSchema(told as unknown as IntrospectionQuery)
    }
    const schema = schemaText === undefined ? await introspect() : buildSchema(schemaText)
    const wrong = [...operations].flatMap(([name, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
    )
    assert(wrong.length === 0, wrong.join(" "))
  },

  async "country of the caller"({ backend }) {
    const answer = await backend.ask("countryDetails", {})
    if (answer) assert.match(String(answer["country"]), /^[A-Z]{2}$/, "the country is no ISO 3166-1 code")
  },

  "unknown code": ({ backend }) => expectState(backend, "invitation-invalid", { registrationCode: unknownCode }),

  ...Object.fromEntries(
    (Object.keys(codeStates) as CodeState[]).map((state): [string, Check] => [
      `code: ${state}`,
      async ({ backend, codes }) => expectState(backend, state, need(codes[state], "--codes names none")),
    ]),
  ),

  async documents({ backend, codes }) {
    const details = await backend.ask("checkRegistrationCode", needValid(codes))
    const ids = ["termsPkString", "dataPolicyPkString"].flatMap((name) => valuesOf(details?.["countryOptions"], name))
    for (const id of new Set(ids)) {
      const page = await backend.ask("contentPage", { id, language })
      assert(page !== null && String(page["html"]).trim() !== "", `contentPage has no document "${id}"`)
    }
  },

  "unknown document": answersNothing("contentPage", { id: unknownId, language }),

  "unknown product": answersNothing("sharedProduct", { productCode: unknownCode, language }),

  async "registration with an unknown code"({ backend }) {
    const answer = await backend.ask("registerCustomer", { input: registration({ registrationCode: unknownCode }) })
    expectStatus(answer, ["CODE_REJECTED"])
    const reasons = valuesOf(answer?.["errorDetails"], "error")
    assert(reasons.includes("REGISTRATION_CODE_INVALID"), `errorDetails says ${reasons.join(", ") || "nothing"}`)
  },

  async "registration with a bad address"({ backend, codes }) {
    const input = { ...registration(needValid(codes)), email: "no address" }
    const answer = await backend.ask("registerCustomer", { input })
    expectStatus(answer, ["INVALID_INPUT"])
    assert(valuesOf(answer?.["fieldErrors"], "field").includes("email"), "fieldErrors does not name the field email")
  },

  "social sign-up with a token that is none": answers(
    "completeSocialRegistration",
    { input: { ...agreed(), token: noToken, shoppingPreferences: ["WOMEN"] } },
    "TOKEN_REJECTED",
  ),

  "waiting list with a token that is none": answers(
    "joinWaitingList",
    { token: noToken, language, consent: receipt("WAITING_LIST_NOTIFICATION") },
    "TOKEN_REJECTED",
  ),

  "activation of an unknown id": answers("activateAccount", { activationId: unknownId }, "NOT_FOUND"),

  // Nobody may learn who is registered: an unknown address is answered like an active one.
  "new activation e-mail for an unknown address": answers(
    "resendActivationEmail",
    { email: `check-${randomUUID()}@example.invalid`, language },
    "NOT_PENDING",
    "SENT",
  ),

  "application with a bad address": answers(
    "submitMembershipInterest",
    { email: "no address", country: "DE", language },
    "INVALID_EMAIL",
  ),

  async "text message to a bad number"({ backend, codes }) {
    const { registrationCode } = needValid(codes)
    const answer = await backend.ask("startPhoneVerification", { registrationCode, phoneNumber: "+0", language })
    expectStatus(answer, ["INVALID_NUMBER"])
  },

  "confirmation of a number that has no code": answers(
    "confirmPhoneVerification",
    { phoneNumber: "+15005550006", code: "000000" },
    "EXPIRED",
    "WRONG_CODE",
  ),

  async "link for staff without a token"({ backend }) {
    for (const token of [undefined, noToken])
      expectRefusal(await backend.send("generateRegistrationLink", { registrationCode: unknownCode }, token))
  },

  async "query with an old token"({ backend }) {
    const reply = await backend.send("countryDetails", {}, noToken)
    const { data } = jsonOf(reply)
    const refused = reply.status === 401 || errorCodes(reply).includes("UNAUTHENTICATED")
    assert(refused || isRecord(data), `HTTP ${reply.status}, neither an answer nor UNAUTHENTICATED`)
  },

  async "requests that are wrong"({ backend }) {
    for (const body of ["{", JSON.stringify({ query: "{ fieldThatDoesNotExist }" })]) {
      const reply = await backend.post(body)
      assert(reply.status < 500, `HTTP ${reply.status}: the site would repeat it`)
      assert(reply.status >= 400 || errorCodes(reply).length > 0, "are answered like good ones")
    }
  },

  subscriptions: async ({ socketUrl }) =>
    expectAcknowledgement(need(socketUrl, "the settings name no acqBackendWebsocketURL")),

  async "the same registration twice"({ backend, codes, write }) {
    need(write, "it creates an account; allow it with --write")
    const input = registration(needValid(codes))
    const both = [backend.ask("registerCustomer", { input }), backend.ask("registerCustomer", { input })]
    const answered = [...(await Promise.all(both)), await backend.ask("registerCustomer", { input })]
    for (const answer of answered) expectStatus(answer, ["ACTIVATION_EMAIL_SENT"])
    const ids = new Set(answered.map((answer) => answer?.["registrationId"]))
    assert(!ids.has(null), "ACTIVATION_EMAIL_SENT comes without a registrationId")
    assert(ids.size === 1, `one clientMutationId has made ${ids.size} registrations`)
  },
}
