import type { RowProblem } from "./model/problems"
import type { PlanValues } from "./model/plan"

/** Ids of the generator's controls, for error links and focus. */
export const splitFieldIds = {
  key: "split-key",
  source: "split-source",
  scope: "split-scope",
  coverage: "split-coverage",
  addVariant: "split-add-variant",
  pasted: "split-pasted",
  counts: "split-counts",
  datasource: "split-datasource",
  assignmentQuery: "split-assignment-query",
} as const

/** Id of a control of the planner. */
export const planId = (name: keyof PlanValues): string => `split-plan-${name}`

/** Id of a control in a row of variants, counted from 0. */
export const variantId = (row: number, part: RowProblem<string>["part"] | "page"): string =>
  `split-variant-${part}-${row}`
