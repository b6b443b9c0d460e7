import type { Context } from "hono"
import { basePath } from "../lib/basePath"

/** The site's operations. Logs name no others: what a request calls itself, anybody can have written. */
const operations = [
  "activateAccount",
  "checkRegistrationCode",
  "checkRegistrationLink",
  "completeSocialRegistration",
  "confirmPhoneVerification",
  "contentPage",
  "countryDetails",
  "generateRegistrationLink",
  "joinWaitingList",
  "registerCustomer",
  "resendActivationEmail",
  "sharedProduct",
  "startPhoneVerification",
  "submitMembershipInterest",
]

/** The areas of the site by the first segment of a path; all others are pages. */
const areas = new Map([
  ["assets", "assets"],
  ["graphql", "backend"],
  ["graphql-ws", "backend"],
  ["growthbook-proxy", "flags"],
  ["csp-reports", "reports"],
  ["healthz", "health"],
  ["readyz", "health"],
])

/** What `forward` (proxy.ts) notes of a request in its context. */
export interface ForwardNotes {
  operation?: string | undefined
  /** Why the service could not be reached, as the system names it (ECONNREFUSED …). */
  error?: string
}

/** The operation that a GraphQL request names in its body; undefined for one that is not the site's. */
export function operationIn(body: string): string | undefined {
  const name = /"operationName":\s*"(\w+)"/.exec(body)?.[1]
  return operations.find((known) => known === name)
}

/**
 * What is logged of a request: names that the host knows, and numbers.
 * @param status as it was sent; 499 if the visitor left before that, as nginx has it
 * @param begun when it began, by `performance.now`
 */
export function requestFacts(c: Context, status: number, begun: number) {
  const [, base = "", part = ""] = c.req.path.split("/")
  const area = `/${base}` === basePath ? (areas.get(part) ?? "pages") : "outside"
  const { operation, error }: ForwardNotes = c.get("forwardNotes") ?? {}
  const ms = Math.round(performance.now() - begun)
  return { area, ...(operation && { operation }), status, ms, ...(error && status === 502 && { error }) }
}
