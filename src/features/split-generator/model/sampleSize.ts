import { normalQuantile } from "./distributions"

/** What a comparison of two shares is to find; all between 0 and 1. */
export interface Comparison {
  /** Share of visitors who convert in the control group. */
  base: number
  /** Share of visitors who convert with the smallest effect that matters. */
  target: number
  /** Probability of seeing a difference where there is none, two-sided. */
  significance: number
  /** Probability of seeing an effect of this size. */
  power: number
  /** Visitors of the variant for each visitor of the control group. */
  ratio: number
}

/**
 * Visitors that the control group needs for a two-sided z-test of two proportions with pooled variance: Fleiss, Levin
 * and Paik, Statistical Methods for Rates and Proportions (3rd ed., 2003), section 4.2, and 4.3 for unequal groups,
 * without the correction for continuity. With equal groups the result is that of R's `power.prop.test`.
 * @returns the number of visitors, not rounded
 */
export function controlVisitors({ base, target, significance, power, ratio }: Comparison): number {
  const pooled = (base + ratio * target) / (ratio + 1)
  const underNull = normalQuantile(1 - significance / 2) * Math.sqrt((ratio + 1) * pooled * (1 - pooled))
  const underEffect = normalQuantile(power) * Math.sqrt(ratio * base * (1 - base) + target * (1 - target))
  return (underNull + underEffect) ** 2 / (ratio * (target - base) ** 2)
}
