// @vitest-environment node
import { describe, expect, test } from "vitest"
import { controlVisitors, type Comparison } from "./sampleSize"

const usual: Comparison = { base: 0.1, target: 0.12, significance: 0.05, power: 0.8, ratio: 1 }

describe("visitors of the control group", () => {
  test("from 10 % to 12 % are 3,841, as R's power.prop.test(p1 = .10, p2 = .12, power = .80) has them", () => {
    expect(controlVisitors(usual)).toBeCloseTo(3840.85, 1)
  })

  test("match the examples in the documentation of R's power.prop.test", () => {
    // power.prop.test(p1 = .50, p2 = .75, power = .90) ## => n = 76.7
    expect(controlVisitors({ ...usual, base: 0.5, target: 0.75, power: 0.9 })).toBeCloseTo(76.7, 1)
    // power.prop.test(n = 50, p1 = .50, p2 = .75) ## => power = 0.740
    expect(controlVisitors({ ...usual, base: 0.5, target: 0.75, power: 0.74 })).toBeCloseTo(50, 0)
  })

  // Published with R's gsDesign (vignette toInteger, help page of nBinomial), whose error is one-sided and whose size is
  // that of both groups: nBinomial(p1 = .2, p2 = .1, alpha = .025, beta = .2, ratio = 2) ## [1] 429.8846
  // nBinomial(p1 = .15, p2 = .1, beta = .2, ratio = 2, alpha = .05) ## [1] 1191.041
  test.each([
    [0.2, 0.1, 0.05, 429.8846, 4],
    [0.15, 0.1, 0.1, 1191.041, 3],
  ])(
    "beside a variant twice as large, from %f to %f, match nBinomial of R's gsDesign",
    (base, target, significance, both, digits) => {
      const control = controlVisitors({ base, target, significance, power: 0.8, ratio: 2 })
      expect(control * 3).toBeCloseTo(both, digits)
    },
  )

  test("are as many for a decrease of the mirrored share", () => {
    expect(controlVisitors({ ...usual, base: 0.9, target: 0.88 })).toBeCloseTo(controlVisitors(usual), 6)
  })

  test("grow with power, with certainty, and as the effect shrinks", () => {
    const needed = controlVisitors(usual)
    expect(controlVisitors({ ...usual, power: 0.9 })).toBeGreaterThan(needed)
    expect(controlVisitors({ ...usual, significance: 0.01 })).toBeGreaterThan(needed)
    expect(controlVisitors({ ...usual, target: 0.11 })).toBeGreaterThan(3.5 * needed)
  })

  test("are fewer beside a larger variant, while both together are more", () => {
    const [equal, beside] = [controlVisitors(usual), controlVisitors({ ...usual, ratio: 3 })]
    expect(beside).toBeLessThan(equal)
    expect(beside * 4).toBeGreaterThan(equal * 2)
  })
})
