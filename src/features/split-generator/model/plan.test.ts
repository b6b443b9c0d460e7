// @vitest-environment node
import { describe, expect, test } from "vitest"
import { newPlanValues, sampleSizePlan, planProblem, readPlanValues, type PlanValues } from "./plan"

const values: PlanValues = { ...newPlanValues, visitors: "1,000", base: "10", effect: "2" }

describe("a plan", () => {
  test("from 10 % by 2 points, 1,000 visitors a day: 3,841 in each variant, 8 days, 2 weeks", () => {
    expect(sampleSizePlan(values, [0.5, 0.5])).toMatchObject({
      perVariant: [3841, 3841],
      days: 8,
      weeks: 2,
      comparisons: 1,
    })
  })

  test("2 points of 10 % are 20 % of it", () => {
    const relative = sampleSizePlan({ ...values, effect: "20", kind: "relative" }, [0.5, 0.5])
    expect(relative?.perVariant).toEqual([3841, 3841])
    expect(relative?.target).toBeCloseTo(0.12, 12)
  })

  test("half the coverage takes twice as long", () => {
    expect(sampleSizePlan(values, [0.25, 0.25])).toMatchObject({ perVariant: [3841, 3841], days: 16, weeks: 3 })
  })

  test("with uneven shares needs as many as the smallest variant, each in its share", () => {
    const plan = sampleSizePlan(values, [0.8, 0.2])
    const [control = 0, variant = 0] = plan?.perVariant ?? []
    expect(control / variant).toBeCloseTo(4, 2)
    expect(control + variant).toBeGreaterThan(2 * 3841)
  })

  test("three variants share the significance among two comparisons", () => {
    const plan = sampleSizePlan(values, [1 / 3, 1 / 3, 1 / 3])
    expect(plan).toMatchObject({ comparisons: 2, significance: 0.05, significanceEach: 0.025 })
    const [each] = sampleSizePlan({ ...values, significance: "2.5" }, [0.5, 0.5])?.perVariant ?? []
    expect(plan?.perVariant).toEqual([each, each, each])
  })

  test.each([[[1, 0]], [[0, 1]], [[0.5]], [[]]])("there is none for the shares %j", (shares) => {
    expect(sampleSizePlan(values, shares)).toBeUndefined()
  })
})

describe("the form", () => {
  test.each([
    ["visitors", "0", "planner.error.visitors"],
    ["visitors", "12.5", "planner.error.visitors"],
    ["visitors", "12 500", undefined],
    ["base", "0", "planner.error.base"],
    ["base", "100", "planner.error.base"],
    ["base", "3,5", undefined],
    ["effect", "-1", "planner.error.effect"],
    ["effect", "", "planner.error.effect"],
    ["effect", "90", "planner.error.tooLarge"],
    ["effect", "89.9", undefined],
    ["power", "49", "planner.error.power"],
    ["power", "100", "planner.error.power"],
    ["significance", "0", "planner.error.significance"],
    ["significance", "21", "planner.error.significance"],
  ] as const)("%s %s: %s", (name, text, problem) => {
    expect(planProblem({ ...values, [name]: text }, name)).toBe(problem)
    if (problem) expect(sampleSizePlan({ ...values, [name]: text }, [0.5, 0.5])).toBeUndefined()
  })

  test("is read from a draft", () => {
    const relative: PlanValues = { ...values, kind: "relative" }
    expect(readPlanValues(new URLSearchParams({ ...relative }))).toEqual(relative)
    expect(readPlanValues(new URLSearchParams("kind=other")).kind).toBe("absolute")
  })
})
