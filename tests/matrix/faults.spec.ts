import type { BrowserContext, Page } from "@playwright/test"
import type { World } from "../../src/sandbox/world"
import { setUp } from "../e2e/support/dataLayer"
import { expect, test } from "../e2e/support/fixtures"
import { faultKinds, faultNames, type FaultName } from "./faultKinds"
import { journeys, type JourneyName } from "./journeys"
import { isThe, requestNames, requests, type Effect, type RequestName, type SiteRequest } from "./requests"
import { pairwise } from "./sample"
import { travel } from "./travel"

interface FaultCase {
  request: RequestName
  fault: FaultName
  journey: JourneyName
}

const rowOf = (name: RequestName): SiteRequest => requests[name]

/** Each request, with each of its journeys, with each fault. */
const cases: FaultCase[] = requestNames.flatMap((request) =>
  rowOf(request).journeys.flatMap((journey) => faultNames.map((fault) => ({ request, fault, journey }))),
)
const sample = pairwise(cases)

/** What the table says of a case. */
function effectOf({ request, fault }: FaultCase): Effect {
  const row = rowOf(request)
  return row.except?.[fault] ?? (fault === "slow first byte" ? "spare" : row.effect)
}

/** Spoils a request until it is lifted, and counts how often each address was asked for. */
async function spoil(context: BrowserContext, { request, fault, journey }: FaultCase) {
  const row = rowOf(request)
  const address = row.address(journey)
  const asked = new Map<string, number>()
  let isLifted = false
  await context.route(address, async (route) => {
    if (!isThe(row, route.request())) return route.fallback()
    const url = route.request().url()
    asked.set(url, (asked.get(url) ?? 0) + 1)
    return isLifted ? route.fallback() : faultKinds[fault](route, row)
  })
  return {
    /** How often the address was asked for that was asked for most. */
    most: () => Math.max(0, ...asked.values()),
    lift: () => {
      isLifted = true
    },
  }
}

/** Gives the site the outside services that a case needs. */
async function arrange(page: Page, world: World, serverUrl: string, { request }: FaultCase): Promise<void> {
  const { settings } = rowOf(request)
  if (settings && "cmpSettingsId" in settings) await setUp(page, world)
  else if (settings) world.state.settings = settings
  if (request === "error report") {
    world.state.settings = { sentryDsn: `${serverUrl.replace("://", "://key@")}/7` }
    // Something to report.
    world.addFault({ operation: "countryDetails", status: 500 })
  }
}

for (const item of cases) {
  const { request, fault, journey } = item
  const tag = sample.has(item) ? ["@sample"] : []
  test(`${request} × ${fault} × ${journey}`, { tag }, async ({ page, context, world, server, complaints }) => {
    const row = rowOf(request)
    // The browser's own lines about what came to nothing.
    complaints.allow(/Failed to load (?:resource|module script)|request failed|status \d{3}|EventSource|MIME type/)
    complaints.allow(/was preloaded using link preload|Failed to decode downloaded font|OTS parsing error/)
    if (row.noise) complaints.allow(row.noise)
    await arrange(page, world, server.url, item)
    const { most, lift } = await spoil(context, item)
    const { troubles, moves } = await travel(page, journeys[journey], {
      // An entry that is cut off is waited for too.
      hangs: fault === "hanging" || (request === "entry script" && fault === "truncated"),
      onTrouble: async () => lift(),
    })
    await expect.poll(most, "the journey makes the request").toBeGreaterThan(0)
    expect(most(), "asked for no more often than the visitor has moved").toBeLessThanOrEqual(row.most * moves)
    const effect = effectOf(item)
    if (effect !== "either") expect(troubles > 0, "the visitor is told").toBe(effect === "needed")
  })
}
