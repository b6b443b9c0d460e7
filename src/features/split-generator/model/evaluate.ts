import type { Count } from "./counts"
import { chiSquaredSurvival, normalQuantile } from "./distributions"

/** Below this p-value the counted shares are considered wrong: the usual threshold of experiment platforms. */
export const mismatchBelow = 0.001

/** Whether visitors were shared out among the variants as planned. */
export interface SampleRatio {
  chiSquared: number
  /** Degrees of freedom. */
  degrees: number
  /** Probability of shares at least as far off by chance alone. */
  p: number
  verdict: "asPlanned" | "mismatch" | "tooFew"
}

/**
 * Checks the sample ratio by Pearson's chi-squared test of goodness of fit (Fabijan et al., Diagnosing Sample Ratio
 * Mismatch in Online Controlled Experiments, KDD 2019). With fewer than five expected visitors in a variant the
 * distribution does not apply (Cochran's rule).
 * @param weights of the variants; their sum need not be 1
 */
export function sampleRatio(visitors: readonly number[], weights: readonly number[]): SampleRatio {
  const all = visitors.reduce((sum, count) => sum + count, 0)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const degrees = Math.max(weights.filter((weight) => weight > 0).length - 1, 1)
  let chiSquared = 0
  let least = Infinity
  for (const [index, count] of visitors.entries()) {
    const expected = (all * (weights[index] ?? 0)) / sum
    if (expected > 0) least = Math.min(least, expected)
    // Nobody is expected in a variant without a share: anybody counted there makes chiSquared infinite.
    if (count !== expected) chiSquared += (count - expected) ** 2 / expected
  }
  const p = Number.isFinite(chiSquared) ? chiSquaredSurvival(chiSquared, degrees) : 0
  if (least < 5 || all === 0) return { chiSquared, degrees, p, verdict: "tooFew" }
  return { chiSquared, degrees, p, verdict: p < mismatchBelow ? "mismatch" : "asPlanned" }
}

/** The difference of a variant's rate from that of the control group. */
export interface Difference {
  /** Between -1 and 1. */
  difference: number
  /** The ends of its confidence interval. */
  low: number
  high: number
  /** Whether the variant has more or fewer conversions; `notShown` if the interval contains 0. */
  verdict: "more" | "fewer" | "notShown"
}

/**
 * The difference of two rates with its interval, by Newcombe's hybrid score method: method 10 of Interval estimation
 * for the difference between independent proportions, Statistics in Medicine 17 (1998), 873-890.
 * @param level of confidence, 0 to 1
 * @returns undefined if a group had no visitors
 */
export function differenceFrom(control: Count, variant: Count, level: number): Difference | undefined {
  if (control.visitors === 0 || variant.visitors === 0) return undefined
  const [from, to] = [wilson(control, level), wilson(variant, level)]
  const difference = to.rate - from.rate
  const low = difference - Math.hypot(to.rate - to.low, from.high - from.rate)
  const high = difference + Math.hypot(to.high - to.rate, from.rate - from.low)
  return { difference, low, high, verdict: low > 0 ? "more" : high < 0 ? "fewer" : "notShown" }
}

/** Wilson's score interval of one rate (Journal of the American Statistical Association 22, 1927, 209-212). */
function wilson({ visitors, conversions }: Count, level: number): { rate: number; low: number; high: number } {
  const z = normalQuantile((1 + level) / 2)
  const rate = conversions / visitors
  const centre = 2 * conversions + z * z
  const spread = z * Math.sqrt(z * z + 4 * conversions * (1 - rate))
  const scale = 2 * (visitors + z * z)
  return { rate, low: Math.max((centre - spread) / scale, 0), high: Math.min((centre + spread) / scale, 1) }
}
