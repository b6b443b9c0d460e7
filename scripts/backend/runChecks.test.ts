import { getResponse, http, HttpResponse, ws } from "msw"
import { expect, test } from "vitest"
import { createRequestHandlers } from "../../src/sandbox/handlers"
import { signValidity } from "../../src/sandbox/validityTimestamp"
import { createTestServer } from "../../tests/support/sandbox"
import { runChecks, type CheckResult } from "./runChecks"

const server = createTestServer()

const url = "https://api.example/graphql"
const origin = "https://www.example"
const socketUrl = "wss://api.example/graphql-ws"

const codes = {
  valid: { registrationCode: "VALID-0001", validityTimestamp: signValidity("VALID-0001", Date.now()) },
  "invitation-invalid": { registrationCode: "INVITER-0001" },
  "link-invalid": { registrationCode: "CUSTOM-0001" },
  expired: { registrationCode: "EXPIRED-0001" },
  "no-balance": { registrationCode: "NOBALANCE-0001" },
  "referrer-denied": { registrationCode: "REFERER-0001" },
}

const cors: Record<string, string> = {
  "access-control-allow-origin": origin,
  "access-control-allow-headers": "authorization, content-type, x-correlation-id, x-session-id, x-source-page",
  "access-control-expose-headers": "Retry-After",
}

/** What a faulty backend does otherwise; each part replaces what the sandbox does. */
interface Faulty {
  headers?: Record<string, string>
  /** Headers of answers that are errors alone. */
  errorHeaders?: Record<string, string>
  preflight?: () => Response
  /** Answers instead of the sandbox, or changes the text of its answer. */
  answer?: (operation: string, text: string) => Response | string
}

/** Puts the sandbox behind another origin, with what is faulty about it. */
function serve({ headers = cors, errorHeaders = headers, preflight, answer = (_, text) => text }: Faulty): void {
  const handlers = createRequestHandlers(server.world)
  server.use(
    http.options(url, () => preflight?.() ?? new HttpResponse(null, { status: 204, headers })),
    http.post(url, async ({ request }) => {
      const sent = await request.clone().text()
      const operation = /(?:query|mutation) (\w+)/.exec(sent)?.[1] ?? ""
      const response = await getResponse(handlers, request)
      const text = (await response?.text()) ?? ""
      const answered = answer(operation, text)
      if (answered instanceof Response) return answered
      return new HttpResponse(answered, {
        headers: { "content-type": "application/json", ...(text.includes('"errors":[{"m') ? errorHeaders : headers) },
      })
    }),
  )
}

const run = (write = true, wanted?: string[]): Promise<CheckResult[]> =>
  runChecks({ url, origin }, { codes, write, socketUrl }, wanted)

/** A backend that answers one operation in other words. */
const changing = (name: string, from: string | RegExp, to: string | (() => string)): Faulty => ({
  answer: (operation, text) => (operation === name ? text.replace(from, typeof to === "string" ? to : to()) : text),
})

test("finds nothing in a backend that keeps the contract", async () => {
  serve({})
  const results = await run()
  expect(results.filter(({ result }) => result !== "passed")).toEqual([])
})

test("finds a socket that closes at once", async () => {
  server.use(ws.link(socketUrl).addEventListener("connection", ({ client }) => client.close()))
  expect(await run(true, ["subscriptions"])).toMatchObject([
    { result: "failed", detail: expect.stringContaining("connection_ack") },
  ])
})

test("creates nothing unless it may", async () => {
  serve({})
  await run(false)
  expect(server.world.state.outbox).toEqual([])
})

const without = (name: string, text: string): Record<string, string> =>
  Object.fromEntries(Object.entries(cors).map(([key, value]) => [key, key.endsWith(name) ? text : value]))

/** Registrations of a backend that makes a new one each time. */
let registrations = 0

const page = (status: number) => new HttpResponse("<h1>Gateway</h1>", { status, headers: cors })

test.each<[fault: string, faulty: Faulty, check: string, detail: RegExp]>([
  ["no preflight", { preflight: () => page(405) }, "preflight", /HTTP 405/],
  ["a header refused", { headers: without("allow-headers", "*") }, "preflight", /lacks authorization/],
  ["an origin refused", { headers: without("allow-origin", "https://other.example") }, "preflight", /other\.example/],
  [
    "answers unreadable",
    { preflight: () => new HttpResponse(null, { headers: cors }), headers: {} },
    "unknown code",
    /no page can read/,
  ],
  ["errors unreadable", { errorHeaders: {} }, "requests that are wrong", /no page can read/],
  ["Retry-After hidden", { headers: without("expose-headers", "X-Request-Id") }, "exposed headers", /Retry-After/],
  ["a page of HTML", { answer: () => page(200) }, "country of the caller", /instead of JSON/],
  ["an error page", { answer: () => page(502) }, "unknown code", /HTTP 502/],
  [
    "a redirect",
    { answer: () => new HttpResponse(null, { status: 301, headers: { ...cors, location: "/x" } }) },
    "unknown code",
    /redirect/,
  ],
  [
    "a field gone from the schema",
    { answer: (_, text) => text.replaceAll('"name":"registrationId"', '"name":"id"') },
    "operations",
    /registrationId/,
  ],
  [
    "a schema that is none",
    changing("IntrospectionQuery", "__schema", "schema"),
    "operations",
    /Invalid or incomplete introspection result/,
  ],
  [
    "a schema against the rules",
    changing("IntrospectionQuery", /"queryType":\{.*?\}/, '"queryType":null'),
    "operations",
    /Query root type must be provided/,
  ],
  [
    "every code good",
    changing("checkRegistrationCode", "REGISTRATION_CODE_INVALID", ""),
    "unknown code",
    /expected REGISTRATION_CODE_INVALID/,
  ],
  [
    "no balance told as expired",
    changing("checkRegistrationCode", /\w+_NO_BALANCE_LEFT/, "REGISTRATION_CODE_EXPIRED"),
    "code: no-balance",
    /expected/,
  ],
  [
    "countries in small letters",
    changing("checkRegistrationCode", /"isoCode":"DE"/, '"isoCode":"de"'),
    "code: valid",
    /ISO 3166/,
  ],
  [
    "an object in place of a list",
    changing("registerCustomer", /"fieldErrors":\[\]/, '"fieldErrors":{}'),
    "registration with an unknown code",
    /registerCustomer\.fieldErrors is not a list/,
  ],
  [
    "a status unknown to the contract",
    changing("registerCustomer", "CODE_REJECTED", "REFUSED"),
    "registration with an unknown code",
    /REFUSED/,
  ],
  [
    "a refusal without reasons",
    changing("registerCustomer", /"errorDetails":\[.*?\]/, '"errorDetails":[]'),
    "registration with an unknown code",
    /nothing/,
  ],
  [
    "field errors without a field",
    changing("registerCustomer", /"field":"email"/, '"field":"mail"'),
    "registration with a bad address",
    /email/,
  ],
  [
    "unknown activation as an error",
    changing("activateAccount", /^.*$/, '{"data":null,"errors":[{"message":"x"}]}'),
    "activation of an unknown id",
    /without a code/,
  ],
  [
    "bad tokens believed",
    changing("joinWaitingList", "TOKEN_REJECTED", "ADDED"),
    "waiting list with a token that is none",
    /ADDED/,
  ],
  [
    "links for anybody",
    changing("generateRegistrationLink", /^.*$/, '{"data":{"generateRegistrationLink":{"status":"GENERATED"}}}'),
    "link for staff without a token",
    /UNAUTHENTICATED/,
  ],
  [
    "refusals without a code",
    changing("generateRegistrationLink", /"code":"\w+"/, '"code":1'),
    "link for staff without a token",
    /UNAUTHENTICATED/,
  ],
  [
    "a second registration",
    changing("registerCustomer", /(?<="registrationId":")/, () => String(registrations++)),
    "the same registration twice",
    /registrations/,
  ],
])("finds %s", async (_, faulty, check, detail) => {
  serve(faulty)
  expect(await run(true, [check])).toMatchObject([{ result: "failed", detail: expect.stringMatching(detail) }])
})
