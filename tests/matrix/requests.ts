import type { Request } from "@playwright/test"
import { tagScript } from "../../src/sandbox/thirdParties/handlers"
import { tagManagerUrl } from "../e2e/support/tagManager"
import { chunkOf, entryChunk } from "../e2e/support/chunks"
import type { Content, FaultName } from "./faultKinds"
import { journeyNames, journeys, type JourneyName } from "./journeys"

/**
 * What a fault may do to a journey: `spare` nothing; `needed` must be reported, with a way to continue; `either` is one
 * of the two.
 */
export type Effect = "spare" | "needed" | "either"

/** A request of the site. */
export interface SiteRequest extends Content {
  /** The journeys that make it. */
  journeys: readonly JourneyName[]
  /** URL pattern. */
  address: (journey: JourneyName) => string
  /** Name of the GraphQL operation, if it is one. */
  operation?: string
  effect: Effect
  /** Faults with a different effect. */
  except?: Partial<Record<FaultName, Effect>>
  /** How often it may be made per press or document; a mutation once. */
  most: number
  /** What else the site needs in order to make the request. */
  settings?: Record<string, unknown>
  /** Errors caused by its own truncated content, which no page could catch. */
  noise?: RegExp
}

const withForm = ["register by link", "typed code", "lean flow"] as const
/** Those on pages that have no analytics. */
const unmeasured = ["activation", "resend"] as const
const measured = journeyNames.filter((name) => !unmeasured.some((other) => other === name))

const graphql = () => "**/acquisition/graphql"
const asset = (name: string) => () => `**/acquisition/assets/${name}`

function operation(name: string, made: readonly JourneyName[], kind: "query" | "mutation"): SiteRequest {
  return {
    journeys: made,
    address: graphql,
    operation: name,
    content: "json",
    effect: "needed",
    most: kind === "query" ? 2 : 1,
  }
}

/** A module that the journey needs. */
const neededModule = {
  content: "file",
  effect: "needed",
  // Requested ahead, and when it is needed; a browser requests a failed one again.
  most: 4,
} as const satisfies Partial<SiteRequest>

/** A module, or a service, that nobody misses. */
const spare = { effect: "spare", most: 4 } as const satisfies Partial<SiteRequest>

const consent = { cmpSettingsId: "cmp-1", gtmContainerId: "GTM-TEST1" }
const flags = { growthbookClientKey: "sdk-test" }

/** Every request of the site, with the journeys that make it. */
export const requests = {
  "entry script": {
    ...neededModule,
    journeys: journeyNames,
    address: entryChunk,
    noise: /page error|Failed to load module script/,
  },
  "startup script": {
    ...neededModule,
    journeys: journeyNames,
    address: (name) => chunkOf(journeys[name].path, "mountPage"),
  },
  "page script": { ...neededModule, journeys: journeyNames, address: (name) => chunkOf(journeys[name].path, "page") },
  "language file": {
    ...neededModule,
    journeys: journeyNames,
    // The list of the language's files, with the words that every page has.
    address: (name) => chunkOf(journeys[name].path, "en"),
  },
  "form script": { ...neededModule, journeys: withForm, address: asset("RegistrationStages-*.js") },
  "form library": { ...neededModule, journeys: withForm, address: asset("form-*.js") },
  "client of the backend": { ...neededModule, journeys: journeyNames, address: asset("client-*.js") },
  "next page's script": {
    ...neededModule,
    journeys: withForm,
    address: () => chunkOf("registration/formfinished", "page"),
  },
  "later steps' script": { ...spare, content: "file", journeys: journeyNames, address: asset("afterMount-*.js") },
  "analytics script": { ...spare, content: "file", journeys: measured, address: asset("openDataLayer-*.js") },
  "consent code": {
    ...spare,
    content: "file",
    journeys: measured,
    settings: consent,
    address: asset("startConsent-*.js"),
  },
  font: { ...spare, content: "file", journeys: journeyNames, address: asset("*.woff2") },
  picture: { ...spare, content: "file", journeys: ["register by link", "typed code"], address: asset("*.{avif,webp}") },
  settings: { ...spare, content: "json", journeys: journeyNames, address: () => "**/defaults.json" },
  countryDetails: { ...operation("countryDetails", journeyNames, "query"), effect: "spare" },
  checkRegistrationCode: operation("checkRegistrationCode", withForm, "query"),
  registerCustomer: operation("registerCustomer", withForm, "mutation"),
  completeSocialRegistration: operation("completeSocialRegistration", ["social sign-up"], "mutation"),
  joinWaitingList: operation("joinWaitingList", ["waiting list"], "mutation"),
  submitMembershipInterest: operation("submitMembershipInterest", ["membership interest"], "mutation"),
  activateAccount: operation("activateAccount", unmeasured, "mutation"),
  resendActivationEmail: {
    ...operation("resendActivationEmail", ["resend"], "mutation"),
    // Whoever asks too soon is told when to ask again, which is not a failure.
    except: { "429 with Retry-After": "spare" },
  },
  "flag features": {
    ...spare,
    content: "json",
    journeys: withForm,
    settings: flags,
    address: () => "**/growthbook-proxy/api/features/*",
  },
  "flag evaluation": {
    ...spare,
    content: "json",
    journeys: withForm,
    settings: { ...flags, growthbookRemoteEval: true },
    address: () => "**/growthbook-proxy/api/eval/*",
  },
  "flag stream": {
    ...spare,
    content: "json",
    // The real one never ends.
    file: { body: 'event: features\ndata: {"features":{}}\n\n', contentType: "text/event-stream" },
    journeys: withForm,
    settings: flags,
    address: () => "**/growthbook-proxy/sub/*",
  },
  "flag code": {
    ...spare,
    content: "file",
    journeys: withForm,
    settings: flags,
    address: asset("pageEvaluator-*.js"),
  },
  "consent script": {
    ...spare,
    content: "file",
    journeys: measured,
    settings: consent,
    address: () => "**/cmp_min.js*",
    noise: /page error: (?:Unexpected|Invalid or unexpected|missing)/,
  },
  "tag manager": {
    ...spare,
    content: "file",
    journeys: measured,
    settings: consent,
    file: { body: tagScript, contentType: "text/javascript" },
    address: () => tagManagerUrl,
    noise: /page error: (?:Unexpected|Invalid or unexpected|missing)/,
  },
  "error report": { ...spare, content: "json", journeys: journeyNames, address: () => "**/envelope/**" },
} as const satisfies Record<string, SiteRequest>

export type RequestName = keyof typeof requests

/** Their names. */
export const requestNames = Object.keys(requests) as RequestName[]

/** Whether a request in the browser is the one of the table; its URL has already matched. */
export function isThe(row: SiteRequest, request: Request): boolean {
  return row.operation === undefined || (request.postData() ?? "").includes(`"operationName":"${row.operation}"`)
}
