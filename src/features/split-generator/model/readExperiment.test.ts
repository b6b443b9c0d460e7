import { describe, expect, test } from "vitest"
import { buildEntries } from "./experiment"
import { readExperiment } from "./readExperiment"
import { addVariant, elsewhere, newSplit, type SplitValues } from "./values"

const origin = "https://www.example.com"
const good: SplitValues = { ...newSplit, key: "start" }
const three = { ...good, source: "lean", coverage: "0.4", variants: addVariant(good.variants) }
/** A variant that stays on the start page beside one that leads to an address. */
const leadingTo = (address: string, [weightA, weightB]: [string, string]) => [
  { name: "A", page: "", address: "", weight: weightA },
  { name: "B", page: elsewhere, address, weight: weightB },
]

const json = (values: SplitValues) => JSON.stringify(buildEntries(values, origin))

/** The single entry of a form for one URL, with some fields replaced. */
function entryWith(fields: object): string {
  const [entry] = buildEntries({ ...good, scope: "" }, origin)
  return JSON.stringify({ ...entry, ...fields })
}

describe("what the form generated parses back to its values", () => {
  test.each<[string, SplitValues]>([
    ["the form as it begins", good],
    ["three variants of another page, some visitors left out", three],
    ["addresses without a language", { ...good, scope: "" }],
    ["an address of its own", { ...good, variants: leadingTo(`${origin}/acquisition/about-us?x=1`, ["0.91", "0.1"]) }],
    [
      "a landing page of another language",
      { ...good, scope: "de", variants: leadingTo(`${origin}/acquisition/fr/lean`, ["0.5", "0.5"]) },
    ],
  ])("%s", (_, values) => {
    expect(readExperiment(json(values), origin)).toEqual({ values, changed: false })
  })

  test("also inside a payload, and a single entry without its list", () => {
    const entries = buildEntries({ ...good, scope: "de" }, origin)
    const values = { ...good, scope: "de" }
    expect(readExperiment(JSON.stringify({ features: {}, experiments: entries }), origin)).toMatchObject({ values })
    expect(readExperiment(JSON.stringify(entries[0]), origin)).toMatchObject({ values })
  })
})

test.each([
  ["what is nested without end", `{"weights":${"[".repeat(20_000)}${"]".repeat(20_000)}}`, "experiment"],
  ["half of it", json(good).slice(0, -20), "json"],
  ["null", "null", "experiment"],
  ["a flag", '{"features": {"a": {"defaultValue": 1}}}', "experiment"],
  ["no key", entryWith({ key: undefined }), "experiment"],
  ["variants that lead nowhere", entryWith({ variations: [{ css: "a" }, { css: "b" }] }), "experiment"],
  ["seven variants", entryWith({ variations: Array(7).fill({ urlRedirect: `${origin}/acquisition/` }) }), "experiment"],
  ["no address", entryWith({ urlPatterns: undefined }), "page"],
  ["a pattern", entryWith({ urlPatterns: [{ include: true, type: "regex", pattern: "/acquisition/.*" }] }), "page"],
  [
    "a page that is no landing page",
    entryWith({ urlPatterns: [{ include: true, type: "simple", pattern: "/acquisition/lobby" }] }),
    "page",
  ],
])("%s is rejected", (_, text, problem) => {
  expect(readExperiment(text, origin)).toEqual({ problem: `split.read.error.${problem}` })
})

describe("an experiment from elsewhere", () => {
  test("gets defaults for what it omits: equal weights, all visitors, letters for names, the page itself", () => {
    const text = entryWith({
      weights: undefined,
      coverage: undefined,
      meta: undefined,
      status: undefined,
      manual: undefined,
      variations: [{}, { urlRedirect: `${origin}/acquisition/lean` }],
      urlPatterns: [{ include: true, type: "simple", pattern: "/acquisition/" }],
    })
    expect(readExperiment(text, origin)).toEqual({ values: { ...good, scope: "" }, changed: true })
  })

  test.each([
    ["a field with another value", entryWith({ hashVersion: 1 })],
    ["a field that the form does not know", entryWith({ condition: {} })],
    [
      "a field nested without end",
      entryWith({ condition: 0 }).replace('"condition":0', `"condition":${"[".repeat(20_000)}${"]".repeat(20_000)}`),
    ],
    ["a field that is missing", entryWith({ manual: undefined })],
    [
      "an address that is left out",
      entryWith({ urlPatterns: [{ include: false, type: "simple", pattern: "/acquisition/" }] }),
    ],
    ["some of the languages", JSON.stringify(buildEntries(good, origin).slice(1))],
    [
      "entries of two experiments",
      JSON.stringify([
        ...buildEntries(good, origin).slice(1),
        ...buildEntries({ ...good, key: "other", scope: "" }, origin),
      ]),
    ],
    ["the same entry twice", `[${entryWith({})},${entryWith({})}]`],
  ])("%s is said to be changed", (_, text) => {
    expect(readExperiment(text, origin)).toMatchObject({ changed: true })
  })

  test("keeps invalid values, for the form to report", () => {
    const text = entryWith({
      key: "a b",
      weights: [0.5, "half"],
      coverage: 2,
      variations: [{ urlRedirect: "https://a.example/x" }, { urlRedirect: `${origin}/acquisition/lean` }],
    })
    expect(readExperiment(text, origin).values).toMatchObject({
      key: "a b",
      coverage: "2",
      variants: [
        { page: elsewhere, address: "https://a.example/x", weight: "0.5" },
        { page: "lean", weight: "half" },
      ],
    })
  })
})
