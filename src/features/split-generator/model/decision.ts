import type { Count } from "./counts"
import type { Difference, SampleRatio } from "./evaluate"
import type { SampleSizes } from "./plan"

/**
 * What the result says of a variant compared with the first: nothing while the shares are wrong (`untrusted`), some
 * variant has fewer visitors than planned (`notYet`) or the counts are too few (`tooFew`); otherwise what the interval
 * of the difference shows.
 */
export type Verdict = "untrusted" | "notYet" | "tooFew" | Difference["verdict"]

/** Least expected count in each cell of a table of two groups: below it, an interval is too narrow (Cochran's rule). */
const fewestExpected = 5

interface Evidence {
  ratio: SampleRatio
  /** Of the variants, in order; the first is the control group. */
  counts: readonly Count[]
  /** Of the variants after the first; undefined where nobody was counted. */
  differences: readonly (Difference | undefined)[]
  /** Undefined if no plan was made. */
  plan: SampleSizes | undefined
}

/** Index of the first variant with fewer visitors than planned; undefined if all have enough or there is no plan. */
export function firstVariantBelowPlan(plan: SampleSizes | undefined, counts: readonly Count[]): number | undefined {
  const row = plan?.perVariant.findIndex((needed, index) => (counts[index]?.visitors ?? 0) < needed) ?? -1
  return row < 0 ? undefined : row
}

/** The verdict on each variant after the first. */
export function verdictsOf({ ratio, counts, differences, plan }: Evidence): Verdict[] {
  const [control, ...variants] = counts
  const isBelowPlan = firstVariantBelowPlan(plan, counts) !== undefined
  return variants.map((variant, index) => {
    if (ratio.verdict === "mismatch") return "untrusted"
    if (isBelowPlan) return "notYet"
    const difference = differences[index]
    const areTooFew = ratio.verdict === "tooFew" || !control || expectsTooFew(control, variant)
    return areTooFew || !difference ? "tooFew" : difference.verdict
  })
}

/**
 * Whether one of the two groups is expected to have too few visitors who convert, or too few who do not, if both groups
 * convert at their common rate.
 */
function expectsTooFew(control: Count, variant: Count): boolean {
  const smallest = Math.min(control.visitors, variant.visitors)
  const visitors = control.visitors + variant.visitors
  const conversions = control.conversions + variant.conversions
  return (smallest * Math.min(conversions, visitors - conversions)) / visitors < fewestExpected
}
