import { randomUUID } from "node:crypto"
import { buildSchema, parse, validate } from "graphql"
import { isRecord } from "../../src/lib/isRecord.ts"
import { demand, demandJson, errorCodes, operations, siteHeaders, Skipped, type Backend } from "./backend.ts"
import {
  codeStates,
  countriesOf,
  expectAcknowledgement,
  expectRefusal,
  expectState,
  expectStatus,
  introspect,
  valuesOf,
  validSchema,
  receipt,
  registration,
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

/** A check: throws a Fault for what it finds wrong, Skipped if it cannot be made. */
type Check = (given: Given) => Promise<void>

/** Nobody's, and well-formed, so that only their being unknown can be said about them. */
const unknownCode = "CHECK-BACKEND-0000"
const unknownId = "00000000-0000-4000-8000-000000000000"
const noToken = "check.backend.token"

/** Every check by its name, in the order in which they are made. */
export const checks: Readonly<Record<string, Check>> = {
  async preflight({ backend }) {
    if (!backend.isForeign) throw new Skipped("the pages are of the endpoint's own origin")
    const asked = ["authorization", ...Object.keys(siteHeaders).map((name) => name.toLowerCase())].filter(
      (name) => name !== "accept",
    )
    const { status, headers } = await backend.request({
      method: "OPTIONS",
      headers: { "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": asked.join(",") },
    })
    demand(status >= 200 && status < 300, `the preflight is answered with HTTP ${status}`)
    const origin = headers.get("Access-Control-Allow-Origin")
    demand(origin === backend.options.origin || origin === "*", `allows the origin ${origin ?? "not at all"}`)
    const allowed = (headers.get("Access-Control-Allow-Headers") ?? "").toLowerCase().split(/\s*,\s*/)
    // An asterisk does not cover Authorization (Fetch standard, "CORS-preflight fetch").
    const missing = asked.filter(
      (name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"),
    )
    demand(missing.length === 0, `Access-Control-Allow-Headers lacks ${missing.join(", ")}`)
  },

  async "exposed headers"({ backend }) {
    if (!backend.isForeign) throw new Skipped("the pages are of the endpoint's own origin")
    const { headers } = await backend.send("countryDetails", {})
    const exposed = (headers.get("Access-Control-Expose-Headers") ?? "").toLowerCase()
    demand(exposed.includes("retry-after") || exposed === "*", "Access-Control-Expose-Headers lacks Retry-After")
  },

  async operations({ backend, schemaText }) {
    const schema = schemaText === undefined ? await introspect(backend) : validSchema(() => buildSchema(schemaText))
    const wrong = [...operations].flatMap(([name, text]) =>
      validate(schema, parse(text)).map(({ message }) => `${name}: ${message}`),
    )
    demand(wrong.length === 0, wrong.join(" "))
  },

  async "country of the caller"({ backend }) {
    const answer = await backend.ask("countryDetails", {})
    if (answer) demand(/^[A-Z]{2}$/.test(String(answer["country"])), "the country is no ISO 3166-1 code")
  },

  async "unknown code"({ backend }) {
    await expectState(backend, "invitation-invalid", { registrationCode: unknownCode })
  },

  ...Object.fromEntries(
    (Object.keys(codeStates) as CodeState[]).map((state): [string, Check] => [
      `code: ${state}`,
      async ({ backend, codes }) => {
        const code = codes[state]
        if (!code) throw new Skipped("--codes names none")
        await expectState(backend, state, code)
      },
    ]),
  ),

  async documents({ backend, codes: { valid } }) {
    if (!valid) throw new Skipped("--codes names no valid code")
    const details = await backend.ask("checkRegistrationCode", valid)
    const ids = countriesOf(details).flatMap((country) => [country["termsPkString"], country["dataPolicyPkString"]])
    for (const id of new Set(ids)) {
      if (typeof id !== "string") continue
      const page = await backend.ask("contentPage", { id, language: "en" })
      demand(page !== null && String(page["html"]).trim() !== "", `contentPage has no document "${id}"`)
    }
  },

  async "unknown document"({ backend }) {
    const page = await backend.ask("contentPage", { id: unknownId, language: "en" })
    demand(page === null, "a document that does not exist is answered with one")
  },

  async "unknown product"({ backend }) {
    const product = await backend.ask("sharedProduct", { productCode: unknownCode, language: "en" })
    demand(product === null, "a product that does not exist is answered with one")
  },

  async "registration with an unknown code"({ backend }) {
    const answer = await backend.ask("registerCustomer", { input: registration({ registrationCode: unknownCode }) })
    expectStatus(answer, ["CODE_REJECTED"])
    const reasons = valuesOf(answer?.["errorDetails"])
    demand(reasons.includes("REGISTRATION_CODE_INVALID"), `errorDetails says ${reasons.join(", ") || "nothing"}`)
  },

  async "registration with a bad address"({ backend, codes: { valid } }) {
    if (!valid) throw new Skipped("--codes names no valid code")
    const answer = await backend.ask("registerCustomer", { input: { ...registration(valid), email: "no address" } })
    expectStatus(answer, ["INVALID_INPUT"])
    const errors: unknown[] = Array.isArray(answer?.["fieldErrors"]) ? answer["fieldErrors"] : []
    const fields = errors.map((error) => (isRecord(error) ? error["field"] : undefined))
    demand(fields.includes("email"), "fieldErrors does not name the field email")
  },

  async "social sign-up with a token that is none"({ backend }) {
    const { clientMutationId, country, language, termsAndPrivacyAccepted, newsletter, consents } = registration({
      registrationCode: unknownCode,
    })
    const shared = { clientMutationId, country, language, termsAndPrivacyAccepted, newsletter, consents }
    const input = { ...shared, token: noToken, shoppingPreferences: ["WOMEN"] }
    expectStatus(await backend.ask("completeSocialRegistration", { input }), ["TOKEN_REJECTED"])
  },

  async "waiting list with a token that is none"({ backend }) {
    const consent = receipt("WAITING_LIST_NOTIFICATION")
    const answer = await backend.ask("joinWaitingList", { token: noToken, language: "en", consent })
    expectStatus(answer, ["TOKEN_REJECTED"])
  },

  async "activation of an unknown id"({ backend }) {
    expectStatus(await backend.ask("activateAccount", { activationId: unknownId }), ["NOT_FOUND"])
  },

  async "new activation e-mail for an unknown address"({ backend }) {
    const email = `check-${randomUUID()}@example.invalid`
    // Nobody may learn who is registered: an unknown address is answered like an active one.
    expectStatus(await backend.ask("resendActivationEmail", { email, language: "en" }), ["NOT_PENDING", "SENT"])
  },

  async "application with a bad address"({ backend }) {
    const answer = await backend.ask("submitMembershipInterest", { email: "no address", country: "DE", language: "en" })
    expectStatus(answer, ["INVALID_EMAIL"])
  },

  async "text message to a bad number"({ backend, codes: { valid } }) {
    if (!valid) throw new Skipped("--codes names no valid code")
    const { registrationCode } = valid
    const answer = await backend.ask("startPhoneVerification", { registrationCode, phoneNumber: "+0", language: "en" })
    expectStatus(answer, ["INVALID_NUMBER"])
  },

  async "confirmation of a number that has no code"({ backend }) {
    const answer = await backend.ask("confirmPhoneVerification", { phoneNumber: "+15005550006", code: "000000" })
    expectStatus(answer, ["EXPIRED", "WRONG_CODE"])
  },

  async "link for staff without a token"({ backend }) {
    expectRefusal(await backend.send("generateRegistrationLink", { registrationCode: unknownCode }))
  },

  async "link for staff with a token that is none"({ backend }) {
    expectRefusal(await backend.send("generateRegistrationLink", { registrationCode: unknownCode }, noToken))
  },

  async "query with an old token"({ backend }) {
    const reply = await backend.send("countryDetails", {}, noToken)
    const { data } = demandJson(reply)
    const refused = reply.status === 401 || errorCodes(reply).includes("UNAUTHENTICATED")
    demand(refused || isRecord(data), `HTTP ${reply.status}, neither an answer nor UNAUTHENTICATED`)
  },

  async "request that is no GraphQL"({ backend }) {
    const reply = await backend.post("{")
    demand(reply.status < 500, `HTTP ${reply.status}: the site would repeat it`)
    demand(reply.status >= 400 || errorCodes(reply).length > 0, "is answered like a good one")
  },

  async "unknown field"({ backend }) {
    const reply = await backend.post(JSON.stringify({ query: "{ fieldThatDoesNotExist }" }))
    demandJson(reply)
    demand(reply.status < 500 && errorCodes(reply).length > 0, `HTTP ${reply.status} without errors`)
  },

  async subscriptions({ socketUrl }) {
    if (socketUrl === undefined) throw new Skipped("the settings name no acqBackendWebsocketURL")
    await expectAcknowledgement(socketUrl)
  },

  async "the same registration twice"({ backend, codes: { valid }, write }) {
    if (!write) throw new Skipped("it creates an account; allow it with --write")
    if (!valid) throw new Skipped("--codes names no valid code")
    const input = registration(valid)
    const both = [backend.ask("registerCustomer", { input }), backend.ask("registerCustomer", { input })]
    const answers = [...(await Promise.all(both)), await backend.ask("registerCustomer", { input })]
    for (const answer of answers) expectStatus(answer, ["ACTIVATION_EMAIL_SENT"])
    const ids = new Set(answers.map((answer) => answer?.["registrationId"]))
    demand(!ids.has(null), "ACTIVATION_EMAIL_SENT comes without a registrationId")
    demand(ids.size === 1, `one clientMutationId has made ${ids.size} registrations`)
  },
}
