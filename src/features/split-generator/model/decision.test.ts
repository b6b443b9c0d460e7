// @vitest-environment node
import { describe, expect, test } from "vitest"
import type { Count } from "./counts"
import { firstVariantBelowPlan, verdictsOf } from "./decision"
import { differenceFrom, sampleRatio } from "./evaluate"
import { newPlanValues, sampleSizePlan } from "./plan"

const plan = sampleSizePlan({ ...newPlanValues, visitors: "1000", base: "10", effect: "2" }, [0.5, 0.5])

/** The verdicts on counts, each as visitors and conversions, for equal shares. */
function verdicts(pairs: readonly (readonly [number, number])[], planned = false) {
  const counts = pairs.map(([visitors, conversions]): Count => ({ visitors, conversions }))
  const [control, ...variants] = counts
  const ratio = sampleRatio(
    counts.map(({ visitors }) => visitors),
    counts.map(() => 1),
  )
  const differences = variants.map((variant) => control && differenceFrom(control, variant, 0.95))
  return verdictsOf({ ratio, counts, differences, plan: planned ? plan : undefined })
}

describe("the verdict on a variant", () => {
  test.each([
    [
      "is what its interval shows",
      [
        [10_000, 1000],
        [9990, 1150],
      ],
      ["more"],
    ],
    [
      "is one for each",
      [
        [9000, 900],
        [9000, 700],
        [9050, 905],
      ],
      ["fewer", "notShown"],
    ],
    [
      "is withheld while the shares are wrong",
      [
        [10_000, 1000],
        [9300, 1100],
      ],
      ["untrusted"],
    ],
    // Table II of Newcombe (1998): the interval of 6 of 7 and 2 of 7 excludes zero.
    [
      "is not given on a handful",
      [
        [7, 2],
        [7, 6],
      ],
      ["tooFew"],
    ],
    [
      "needs five expected conversions in each group",
      [
        [1000, 0],
        [1000, 9],
      ],
      ["tooFew"],
    ],
    [
      "needs five expected non-conversions in each group",
      [
        [1000, 1000],
        [1000, 991],
      ],
      ["tooFew"],
    ],
    [
      "takes ten conversions in all",
      [
        [1000, 0],
        [1000, 10],
      ],
      ["more"],
    ],
    [
      "needs visitors",
      [
        [0, 0],
        [0, 0],
      ],
      ["tooFew"],
    ],
  ] as const)("%s", (_, counts, expected) => {
    expect(verdicts(counts)).toEqual(expected)
  })

  test("waits for the plan, in every variant", () => {
    expect(
      verdicts(
        [
          [3840, 300],
          [3900, 600],
        ],
        true,
      ),
    ).toEqual(["notYet"])
    expect(
      verdicts(
        [
          [3900, 300],
          [3840, 600],
        ],
        true,
      ),
    ).toEqual(["notYet"])
    expect(
      verdicts(
        [
          [3841, 300],
          [3841, 600],
        ],
        true,
      ),
    ).toEqual(["more"])
  })

  test("wrong shares take precedence over the plan", () => {
    expect(
      verdicts(
        [
          [100, 10],
          [200, 20],
        ],
        true,
      ),
    ).toEqual(["untrusted"])
  })
})

test("names the first variant that is short of its plan", () => {
  const counts = [3841, 3000].map((visitors) => ({ visitors, conversions: 0 }))
  expect(firstVariantBelowPlan(plan, counts)).toBe(1)
  expect(firstVariantBelowPlan(undefined, counts)).toBeUndefined()
})
