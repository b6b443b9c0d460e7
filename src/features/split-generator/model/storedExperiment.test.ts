// @vitest-environment node
import { describe, expect, test } from "vitest"
import { newPlanValues } from "./plan"
import {
  experimentLimit,
  formatExperiments,
  parseExperiments,
  withCreated,
  withParts,
  type StoredExperiment,
} from "./storedExperiment"
import { newSplit } from "./values"

const plan = { ...newPlanValues, visitors: "1,000", base: "10", effect: "2" }

/** An experiment with a key, which is its id too. */
const named = (key: string, parts: Partial<StoredExperiment> = {}): StoredExperiment => ({
  id: key,
  values: { ...newSplit, key },
  plan: newPlanValues,
  counts: "",
  createdAt: "2026-11-23T08:00:00.000Z",
  ...parts,
})
const idsOf = (experiments: readonly StoredExperiment[]) => experiments.map(({ id }) => id)

test("is read back with its plan and its counts", () => {
  const experiments = [named("b", { plan, counts: "A\t10\t1\nB\t11\t2" }), named("a")]
  expect(parseExperiments(formatExperiments(experiments))).toEqual(experiments)
})

test("without a usable plan or counts has none", () => {
  const stored = JSON.stringify([
    { id: "a", draft: "key=a&variantName=A&variantName=B", plan: 7, createdAt: "2026-11-23" },
  ])
  expect(parseExperiments(stored)).toMatchObject([{ id: "a", plan: newPlanValues, counts: "" }])
})

test.each([
  null,
  "{",
  "7",
  '[1,null,{"id":"a","draft":"key=a&variantName=A","createdAt":"2026"},{"id":"a","draft":"variantName=A&variantName=B","createdAt":"then"}]',
  '[{"draft":"variantName=A&variantName=B","createdAt":"2026"},{"id":"a","draft":7,"createdAt":"2026"}]',
])("ignores %s in storage", (stored) => {
  expect(parseExperiments(stored)).toEqual([])
})

describe("an experiment that is created", () => {
  test("comes first, and a changed one beside it", () => {
    const first = withCreated([], named("a"))
    const changed = named("b", { values: { ...newSplit, key: "a", coverage: "0.5" } })
    expect(idsOf(withCreated(first.experiments, changed).experiments)).toEqual(["b", "a"])
  })

  test("a second time keeps its id and its time, and its plan or counts where the new one has none", () => {
    const known = named("a", { plan, counts: "A,1,0" })
    const again = { ...named("a"), id: "other", createdAt: "2026-12-23T08:00:00.000Z" }
    expect(withCreated([named("b"), known], again)).toEqual({ experiments: [named("b"), known], kept: known })
    const counted = { ...again, counts: "A,2,0" }
    expect(withCreated([known], counted).kept).toEqual({ ...known, counts: "A,2,0" })
  })

  test("is refused beyond the limit, which a known one is not", () => {
    const all = Array.from({ length: experimentLimit }, (_, number) => named(`key-${number}`))
    expect(withCreated(all, named("one-more"))).toEqual({ experiments: all, kept: undefined })
    expect(withCreated(all, named("key-7")).kept).toEqual(named("key-7"))
  })
})

test("has other counts while its plan stays, and comes back first if it was deleted meanwhile", () => {
  const [a, b] = [named("a", { plan }), named("b")]
  expect(withParts([a, b], a, { counts: "A,1,0" })).toEqual([{ ...a, counts: "A,1,0" }, b])
  expect(withParts([b], a, { counts: "A,1,0" })).toEqual([{ ...a, counts: "A,1,0" }, b])
})
