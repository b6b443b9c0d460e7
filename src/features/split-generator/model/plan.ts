import { textOf, type FormDataLike } from "../../../shared/forms/formData"
import { readNumber, readWhole } from "./numbers"
import { controlVisitors } from "./sampleSize"

/** How the effect is typed: as points that are added to the base rate, or as a percentage of the base rate. */
export type EffectKind = "absolute" | "relative"

/** Values of the planner's form, as typed. Shares are percentages. */
export interface PlanValues {
  /** Number of visitors per day. */
  visitors: string
  /** Share of visitors who convert without the change: the base rate. */
  base: string
  /** Smallest effect that matters. */
  effect: string
  kind: EffectKind
  power: string
  significance: string
}

/** Error keys of the planner's form. */
export type PlanProblem =
  | "planner.error.visitors"
  | "planner.error.base"
  | "planner.error.effect"
  | "planner.error.tooLarge"
  | "planner.error.power"
  | "planner.error.significance"

/** Values of an untouched form: the power and significance that most experiments are planned with. */
export const newPlanValues: PlanValues = {
  visitors: "",
  base: "",
  effect: "",
  kind: "absolute",
  power: "80",
  significance: "5",
}

/** Accepted power and significance, in percent. */
const planLimits = { power: { min: 50, max: 99.9 }, significance: { min: 0.1, max: 20 } } as const

/** Reads the values from the form's controls, or from a draft stored as a query. */
export const readPlanValues = (data: FormDataLike): PlanValues => ({
  visitors: textOf(data.get("visitors")),
  base: textOf(data.get("base")),
  effect: textOf(data.get("effect")),
  kind: data.get("kind") === "relative" ? "relative" : "absolute",
  power: textOf(data.get("power")),
  significance: textOf(data.get("significance")),
})

/** The values as a query for `readPlanValues`. */
export const draftOfPlan = (values: PlanValues): string => new URLSearchParams({ ...values }).toString()

/** The share that converts if the effect is as large as typed, 0 to 1; undefined for an effect that is no number. */
function targetOf({ base, effect, kind }: PlanValues): number | undefined {
  const [rate, size] = [readNumber(base), readNumber(effect)]
  if (rate === undefined || size === undefined) return undefined
  return kind === "absolute" ? (rate + size) / 100 : (rate * (1 + size / 100)) / 100
}

/** Rules of the form, each returning the error of its value. */
const rules = {
  visitors: ({ visitors }) => ((readWhole(visitors) ?? 0) > 0 ? undefined : "planner.error.visitors"),
  base: ({ base }) => (isBetween(base, 0, 100) ? undefined : "planner.error.base"),
  effect: (values) => {
    if (!isBetween(values.effect, 0, Infinity)) return "planner.error.effect"
    return (targetOf(values) ?? 0) < 1 ? undefined : "planner.error.tooLarge"
  },
  power: ({ power }) => (isWithin(power, planLimits.power) ? undefined : "planner.error.power"),
  significance: ({ significance }) =>
    isWithin(significance, planLimits.significance) ? undefined : "planner.error.significance",
} as const satisfies Record<string, (values: PlanValues) => PlanProblem | undefined>

/** Whether a text is a number above `low` and below `high`. */
function isBetween(text: string, low: number, high: number): boolean {
  const number = readNumber(text)
  return number !== undefined && number > low && number < high
}

/** Whether a text is a number from `min` to `max`. */
function isWithin(text: string, { min, max }: { min: number; max: number }): boolean {
  const number = readNumber(text)
  return number !== undefined && number >= min && number <= max
}

/** The error of one value of the form. */
export const planProblem = (values: PlanValues, name: keyof typeof rules): PlanProblem | undefined =>
  rules[name](values)

/** How large an experiment has to be. */
export interface SampleSizes {
  /** Shares of visitors who convert without and with the smallest effect that matters, 0 to 1. */
  base: number
  target: number
  /** Number of comparisons with the first variant. */
  comparisons: number
  /** Significance of all comparisons together. */
  significance: number
  /** Significance of each comparison, so that together they keep `significance` (Bonferroni). */
  significanceEach: number
  power: number
  /** Visitors that each variant needs, in order. */
  perVariant: readonly number[]
}

/** How large and how long an experiment has to be. */
export interface SampleSizePlan extends SampleSizes {
  /** Days until every variant has its visitors (`perVariant`), and the same time in whole weeks. */
  days: number
  weeks: number
}

/**
 * The sizes of an experiment whose first variant is the control group. The number of visitors per day in `values` plays
 * no part.
 * @param shares what each variant gets; only their ratios matter
 * @returns undefined if a value is invalid or a variant gets nobody
 */
export function sampleSizes(values: PlanValues, shares: readonly number[]): SampleSizes | undefined {
  const names = ["base", "effect", "power", "significance"] as const
  const [control = 0, ...others] = shares
  if (names.some((name) => planProblem(values, name)) || others.length === 0 || shares.some((share) => share <= 0))
    return undefined
  const base = (readNumber(values.base) ?? 0) / 100
  const target = targetOf(values) ?? 0
  const power = (readNumber(values.power) ?? 0) / 100
  const significance = (readNumber(values.significance) ?? 0) / 100
  const significanceEach = significance / others.length
  // The smallest variant decides how many the control group needs.
  const needed = Math.max(
    ...others.map((share) =>
      controlVisitors({ base, target, power, significance: significanceEach, ratio: share / control }),
    ),
  )
  const perVariant = shares.map((share) => Math.ceil((needed * share) / control))
  return { base, target, comparisons: others.length, significance, significanceEach, power, perVariant }
}

/**
 * Plans an experiment: its sizes ({@link sampleSizes}), and how long it takes until every variant has its visitors.
 * @returns undefined for the same reasons as {@link sampleSizes}, and if the number of visitors per day is invalid
 */
export function sampleSizePlan(values: PlanValues, shares: readonly number[]): SampleSizePlan | undefined {
  const sizes = sampleSizes(values, shares)
  if (!sizes || planProblem(values, "visitors")) return undefined
  const visitors = readWhole(values.visitors) ?? 0
  const days = Math.max(...sizes.perVariant.map((count, index) => Math.ceil(count / (visitors * (shares[index] ?? 0)))))
  return { ...sizes, days, weeks: Math.ceil(days / 7) }
}
