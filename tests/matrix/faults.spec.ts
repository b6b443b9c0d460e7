import type { BrowserContext, Page, Request } from "@playwright/test"
import type { World } from "../../src/sandbox/world"
import { setUp } from "../e2e/support/dataLayer"
import { expect, test } from "../e2e/support/fixtures"
import { faultKinds, faultNames, type FaultName } from "./faultKinds"
import { journeys, type JourneyName } from "./journeys"
import { isThe, requestNames, requests, type Effect, type RequestName, type SiteRequest } from "./requests"
import { runJourney } from "./travel"

interface FaultCase {
  request: RequestName
  fault: FaultName
  journey: JourneyName
}

const rowOf = (name: RequestName): SiteRequest => requests[name]

/** Every request, with each of its journeys and each fault. */
const cases: FaultCase[] = requestNames.flatMap((request) =>
  rowOf(request).journeys.flatMap((journey) => faultNames.map((fault) => ({ request, fault, journey }))),
)
/** One request of each kind (see requests.ts): what becomes of its faults is decided in one place for the kind. */
const representatives: readonly RequestName[] = [
  "entry script",
  "consent script",
  "settings",
  "checkRegistrationCode",
  "registerCustomer",
]

/**
 * Whether a case belongs to the sample: a representative meets every fault, any other request that a journey needs an
 * error and silence, one that nobody misses either of them, each on the next of its journeys. To a browser that loads a file, one error status is like another, and so is one broken
 * connection.
 */
function isInSample({ request, fault, journey }: FaultCase): boolean {
  const { content, effect, journeys: made } = rowOf(request)
  const turn = requestNames.indexOf(request) + faultNames.indexOf(fault)
  if (journey !== made[turn % made.length]) return false
  if (!representatives.includes(request)) {
    const eitherOf = requestNames.indexOf(request) % 2 === 0 ? "500" : "hanging"
    return fault === eitherOf || (effect === "needed" && (fault === "500" || fault === "hanging"))
  }
  return content === "json" || !["404", "429 with Retry-After", "reset"].includes(fault)
}

/** The table's expectation for a case. */
function effectOf({ request, fault }: FaultCase): Effect {
  const row = rowOf(request)
  return row.except?.[fault] ?? (fault === "slow first byte" ? "spare" : row.effect)
}

/** Makes a request fail until the fault is lifted, and counts the requests per URL. */
async function injectFault(context: BrowserContext, { request, fault, journey }: FaultCase) {
  const row = rowOf(request)
  const address = row.address(journey)
  const asked = new Map<string, number>()
  const unanswered = new Set<Request>()
  let isLifted = false
  await context.route(address, async (route) => {
    if (!isThe(row, route.request())) return route.fallback()
    const url = route.request().url()
    asked.set(url, (asked.get(url) ?? 0) + 1)
    if (isLifted) return route.fallback()
    if (fault === "hanging") unanswered.add(route.request())
    return faultKinds[fault](route, row)
  })
  return {
    unanswered,
    /** The number of requests to the most requested URL. */
    most: () => Math.max(0, ...asked.values()),
    lift: () => {
      isLifted = true
    },
  }
}

/** Enables the third-party services that a case needs. */
async function arrange(page: Page, world: World, serverUrl: string, { request }: FaultCase): Promise<void> {
  const { settings } = rowOf(request)
  if (settings && "cmpSettingsId" in settings) await setUp(page, world)
  else if (settings) world.state.settings = settings
  if (request === "error report") {
    world.state.settings = { sentryDsn: `${serverUrl.replace("://", "://key@")}/7` }
    // An error to report.
    world.addFault({ operation: "countryDetails", status: 500 })
  }
}

for (const item of cases) {
  const { request, fault, journey } = item
  const tag = isInSample(item) ? ["@sample"] : []
  test(`${request} × ${fault} × ${journey}`, { tag }, async ({ page, context, world, server, complaints }) => {
    const row = rowOf(request)
    // The browser's own messages about failed requests.
    complaints.allow(/Failed to load (?:resource|module script)|request failed|status \d{3}|EventSource|MIME type/)
    complaints.allow(/was preloaded using link preload|Failed to decode downloaded font|OTS parsing error/)
    if (row.noise) complaints.allow(row.noise)
    await arrange(page, world, server.url, item)
    const { unanswered, most, lift } = await injectFault(context, item)
    const { troubles, moves } = await runJourney(page, journeys[journey], {
      // A truncated entry is waited for too.
      unanswered,
      hangs: fault === "hanging" || (request === "entry script" && fault === "truncated"),
      onTrouble: async () => lift(),
    })
    await expect.poll(most, "the journey makes the request").toBeGreaterThan(0)
    expect(most(), "asked for no more often than the visitor has moved").toBeLessThanOrEqual(row.most * moves)
    const effect = effectOf(item)
    if (effect !== "either") expect(troubles > 0, "the visitor is told").toBe(effect === "needed")
  })
}
