import { GrowthBook, type FeatureApiResponse } from "@growthbook/growthbook"
import { describe, expect, test } from "vitest"
import { languages } from "../../../lib/languages"
import { simulate, variantOf, type ExperimentEntry } from "../../../services/experiments/simulate"
import { createTestServer } from "../../../../tests/support/sandbox"
import { buildEntries, expectedShares, previewUrl } from "./experiment"
import { elsewhere, newSplit, type SplitValues, type Variant } from "./values"

const { world } = createTestServer()
const origin = "https://www.example.com"
const start = `${origin}/acquisition/`
const weighted = (weights: readonly string[], variants = newSplit.variants): Variant[] =>
  variants.map((variant, row) => ({ ...variant, weight: weights[row] ?? "" }))
const values: SplitValues = { ...newSplit, key: " start-page ", variants: weighted(["0.7", "0.3"]) }
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
      { name: "A", page: elsewhere, address: "/acquisition/about-us?x=1", weight: "1" },
      { name: "B", page: "lean", address: "", weight: "0" },
    ]
    const payload = await payloadWith(buildEntries({ ...values, variants }, origin))
    expect(visit(payload, "a", `${start}fr`).to).toBe(`${start}about-us?x=1`)
  })
})

test.each([
  ["1", ["0.5", "0.5"], [0.5, 0.5], 0],
  ["0", ["0.5", "0.5"], [0, 0], 1],
  ["1", ["0.49", "0.5"], [0.49, 0.5], 0.01],
  ["1", ["0.51", "0.5"], [0.51, 0.49], 0],
])("expected shares: with coverage %s and weights %j", (coverage, weights, shares, outside) => {
  const experiment = first({ ...values, coverage, variants: weighted(weights) })
  const expected = expectedShares(experiment)
  expected.forEach((share, index) => expect(share).toBeCloseTo(shares[index] ?? 0, 9))
  expect(1 - expected.reduce((sum, share) => sum + share, 0)).toBeCloseTo(outside, 9)
  const counts = simulate(experiment, 10_000)
  for (const [index, count] of counts.entries()) {
    expect(Math.abs(count / 10_000 - (shares[index] ?? 0))).toBeLessThan(0.015)
  }
})
