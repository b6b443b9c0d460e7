import { array, object, string, ValidationError } from "yup"
import { keyProblem, variantProblems, weightProblems } from "./problems"
import type { VariantProblem, SplitProblem, WeightProblem } from "./problems"
import { readExperiment, type ExperimentReadProblem } from "./readExperiment"
import { readShare, type Scope, type SplitValues } from "./values"

/** Errors of the generator's form, as keys in the namespace `admin`; those of variants and weights by row. */
export interface SplitErrors {
  key?: SplitProblem
  coverage?: SplitProblem
  variants?: readonly (Omit<RowErrors, "weight"> | undefined)[]
  weights?: readonly (WeightProblem | undefined)[]
}

/** Errors of a variant and its weight. */
export interface RowErrors {
  name?: VariantProblem
  targetUrl?: VariantProblem
  weight?: WeightProblem
}

/** The parts of a row, in the order of their controls. */
export const rowParts = ["name", "weight", "targetUrl"] as const satisfies readonly (keyof RowErrors)[]

/** The errors of a row, counted from 0. */
export function rowErrorsIn({ variants, weights }: SplitErrors, row: number): RowErrors {
  const weight = weights?.[row]
  return { ...variants?.[row], ...(weight && { weight }) }
}

const text = string().default("")

/**
 * Validation schema of the generator's form (product decisions, section 8).
 * @param origin of this site
 */
export const splitSchema = (origin: string) =>
  object({
    key: text.test((key, { createError }) => {
      const message = keyProblem(key)
      return message === undefined || createError({ message })
    }),
    source: text,
    scope: string<Scope>().default("all"),
    coverage: text.test({
      message: "split.error.coverage" satisfies SplitProblem,
      test: (coverage) => readShare(coverage) !== undefined,
    }),
    variants: array(object({ name: text, page: text, targetUrl: text })).default([]),
    weights: array(text).default([]),
  } satisfies Record<keyof SplitValues, unknown>).test((values, { createError }) => {
    const problems = [
      ...variantProblems(values, origin).map(({ row, part, problem }) =>
        createError({ path: `variants[${row}].${part}`, message: problem }),
      ),
      ...weightProblems(values.weights).map(({ row, problem }) =>
        createError({ path: `weights[${row}]`, message: problem }),
      ),
    ]
    return problems.length === 0 || new ValidationError(problems)
  })

/** Values of the form that reads an experiment. */
export interface PastedExperiment {
  json: string
}

/**
 * Validation schema of a pasted experiment.
 * @param origin of this site
 */
export const pastedExperimentSchema = (origin: string) =>
  object({
    json: text.test((json, { createError }) => {
      const problem: ExperimentReadProblem | undefined = readExperiment(json, origin).problem
      return problem === undefined || createError({ message: problem })
    }),
  })
