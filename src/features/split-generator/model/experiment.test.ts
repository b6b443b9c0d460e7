// @vitest-environment node
import { GrowthBook, type FeatureApiResponse } from "@growthbook/growthbook"
import { describe, expect, test } from "vitest"
import { languages } from "../../../lib/languages"
import { simulate, variantOf, type ExperimentEntry } from "../../../services/experiments/simulate"
import { createTestServer } from "../../../../tests/support/sandbox"
import { buildEntries, expectedShares, previewUrl } from "./experiment"
import { customUrl, newSplit, type SplitValues } from "./values"
import { addVariant } from "./variantEdits"

const { world } = createTestServer()
const origin = "https://www.example.com"
const start = `${origin}/acquisition/`
const values: SplitValues = { ...newSplit, key: "start-page", weights: ["0.7", "0.3"] }
const ids = Array.from({ length: 2000 }, (_, index) => `${index}-anonymous`)

function first(of: SplitValues): ExperimentEntry {
  const [entry] = buildEntries(of, origin)
  if (!entry) throw new Error("no entry")
  return entry
}

/** The flag service's payload after the experiment was added. */
async function payloadWith(entries: readonly unknown[]): Promise<FeatureApiResponse> {
  const base = `${origin}/acquisition`
  const body = JSON.stringify({ features: {}, experiments: entries })
  await fetch(`${base}/sandbox/api/features`, { method: "POST", body })
  const response = await fetch(`${base}/growthbook-proxy/api/features/key`)
  return (await response.json()) as FeatureApiResponse
}

/** Where the SDK sends a visitor, and the variant that it reports. */
function visit(payload: FeatureApiResponse, id: string, url = start): { to: string; seen: string | undefined } {
  let seen: string | undefined
  const visitor = new GrowthBook({
    url,
    attributes: { acqAnonymousId: id },
    disableCrossOriginUrlRedirectExperiments: true,
    navigate: () => undefined,
    trackingCallback: (_, { key }) => void (seen = key),
  }).initSync({ payload })
  return { to: visitor.getRedirectUrl(), seen }
}

test("has the format of the flag service's list", () => {
  expect(first({ ...values, scope: "de", coverage: "0,5" })).toEqual({
    key: "start-page",
    status: "running",
    manual: false,
    hashAttribute: "acqAnonymousId",
    hashVersion: 2,
    coverage: 0.5,
    weights: [0.7, 0.3],
    urlPatterns: [{ include: true, type: "simple", pattern: `${start}de` }],
    persistQueryString: true,
    variations: [{ urlRedirect: `${start}de` }, { urlRedirect: `${start}de/lean` }],
    meta: [
      { key: "0", name: "A" },
      { key: "1", name: "B" },
    ],
  })
})

describe("added to the flag service", () => {
  test("2,000 visitors are split within 3 points of the weights", async () => {
    const payload = await payloadWith(buildEntries(values, origin))
    // One for each prefix, and one for URLs without.
    expect(world.state.featurePayload.experiments).toHaveLength(languages.length + 1)
    const redirected = ids.filter((id) => visit(payload, id).to === `${start}lean`)
    expect(Math.abs(redirected.length / ids.length - 0.3)).toBeLessThan(0.03)
  })

  test("the SDK puts 50 ids into the same variants, in every language, and keeps language and query", async () => {
    const payload = await payloadWith(buildEntries(values, origin))
    const variants = ids.slice(0, 50).map((id) => {
      const variant = variantOf(first(values), id)
      for (const language of ["", "de", "pl"]) {
        const { to, seen } = visit(payload, id, `${start}${language}?rc=AB-12`)
        expect(seen).toBe(String(variant))
        expect(to).toBe(variant === 1 ? `${[`${start}${language}`, "lean"].join(language && "/")}?rc=AB-12` : "")
      }
      return variant
    })
    expect(new Set(variants)).toEqual(new Set([0, 1]))
  })

  test("nobody is redirected from another page, or from the page that a variant leads to", async () => {
    const payload = await payloadWith(buildEntries(values, origin))
    for (const url of [`${start}social`, `${start}lean`, `${start}de/lean`, "https://a.example/acquisition/"]) {
      expect(ids.slice(0, 20).map((id) => visit(payload, id, url).to)).toEqual(Array(20).fill(""))
    }
  })

  test("each preview shows its variant to everyone and counts nobody, whether or not coverage is 0", async () => {
    const entries = buildEntries({ ...values, coverage: "0" }, origin)
    const payload = await payloadWith(entries)
    for (const id of ids.slice(0, 20)) {
      expect(visit(payload, id)).toEqual({ to: "", seen: undefined })
      expect(visit(payload, id, previewUrl(first(values), 0))).toEqual({ to: "", seen: undefined })
      expect(visit(payload, id, previewUrl(first(values), 1))).toEqual({
        to: `${start}lean?start-page=1`,
        seen: undefined,
      })
    }
  })

  test("a custom URL is opened as typed", async () => {
    const variants = [
      { name: "A", page: customUrl, targetUrl: "/acquisition/about-us?x=1" },
      { name: "B", page: "lean", targetUrl: "" },
    ]
    const payload = await payloadWith(buildEntries({ ...values, variants, weights: ["1", "0"] }, origin))
    expect(visit(payload, "a", `${start}fr`).to).toBe(`${start}about-us?x=1`)
  })
})

describe("expected shares", () => {
  test.each([
    ["1", ["0.5", "0.5"], [0.5, 0.5], 0],
    ["0.5", ["0.5", "0.5"], [0.25, 0.25], 0.5],
    ["0", ["0.5", "0.5"], [0, 0], 1],
    ["1", ["0.49", "0.5"], [0.49, 0.5], 0.01],
    ["1", ["0.51", "0.5"], [0.51, 0.49], 0],
    ["1", ["1", "0"], [1, 0], 0],
  ])("with coverage %s and weights %j", async (coverage, weights, shares, outside) => {
    const experiment = first({ ...values, coverage, weights })
    const expected = expectedShares(experiment)
    expected.shares.forEach((share, index) => expect(share).toBeCloseTo(shares[index] ?? 0, 9))
    expect(expected.excluded).toBeCloseTo(outside, 9)
    const simulation = await simulate(experiment, 10_000, new AbortController().signal)
    simulation?.counts.forEach((count, index) =>
      expect(Math.abs(count / 10_000 - (shares[index] ?? 0))).toBeLessThan(0.015),
    )
    expect(Math.abs((simulation?.excluded ?? 0) / 10_000 - outside)).toBeLessThan(0.015)
  })
})

describe("the simulation", () => {
  test("reports its progress, and has the same result each time", async () => {
    const experiment = first(addVariant(values))
    const heard: number[] = []
    const simulation = await simulate(experiment, 3000, new AbortController().signal, (done) => heard.push(done))
    expect(heard).toEqual([0, 1000, 2000])
    expect(await simulate(experiment, 3000, new AbortController().signal)).toEqual(simulation)
    expect(simulation?.counts.reduce((sum, count) => sum + count, simulation.excluded)).toBe(3000)
  })

  test("can be cancelled", async () => {
    const stop = new AbortController()
    const simulation = await simulate(first(values), 10_000, stop.signal, (done) => done >= 1000 && stop.abort())
    expect(simulation).toBeUndefined()
  })
})
