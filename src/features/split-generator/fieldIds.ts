import type { RowProblem } from "./model/problems"

/** Ids of the generator's controls, for error links and focus. */
export const splitFieldIds = {
  key: "split-key",
  source: "split-source",
  scope: "split-scope",
  coverage: "split-coverage",
  addVariant: "split-add-variant",
  pasted: "split-pasted",
} as const

/** Id of a control in a row of variants, counted from 0. */
export const variantId = (row: number, part: RowProblem<string>["part"] | "page"): string =>
  `split-variant-${part}-${row}`
