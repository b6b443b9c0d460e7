import { array, object, string, ValidationError } from "yup"
import { packedKey } from "../../../lib/query"
import { landingAt, readSiteUrl } from "./siteUrl"
import { elsewhere, readShare, type Scope, type SplitValues, type Variant } from "./values"

/** Error keys of the form: text keys in the namespace `admin`. */
export type SplitProblem =
  | "split.error.keyMissing"
  | "split.error.keyCharacters"
  | "split.error.keyTaken"
  | "split.error.share"
  | "split.error.nameMissing"
  | "split.error.nameTwice"
  | "split.error.addressMissing"
  | "split.error.address"
  | "split.error.addressSource"
  | "split.error.weights"

/** Errors of a variant. */
export type VariantErrors = Partial<Record<"name" | "weight" | "address", SplitProblem>>

/** Errors of the generator's form, those of variants by row. */
export interface SplitErrors {
  key?: SplitProblem
  coverage?: SplitProblem
  variants?: readonly (VariantErrors | undefined)[]
}

/** Minimum and maximum sum of weights that the SDK accepts (specification section 9); otherwise it splits evenly. */
export const weightLimits = { min: 0.99, max: 1.01 } as const

/** The sum of the weights exactly as the SDK adds them up; NaN if one of them is invalid. */
export const weightSum = (variants: readonly Variant[]): number =>
  variants.reduce((sum, { weight }) => sum + (readShare(weight) ?? NaN), 0)

/**
 * Query parameters that the landing pages and those after them read, in lower case. A key must not be one of them, since
 * a query parameter with the name of the key forces a variant.
 */
const siteParameters = new Set(
  `${packedKey} rc validityTimestamp lang token activationId disablegb redirectUrl product reason state error`
    .toLowerCase()
    .split(" "),
)

/** Whether a key has a meaning already: to the site, to analytics or, as an inherited object property, to the SDK. */
const isTaken = (key: string): boolean =>
  siteParameters.has(key.toLowerCase()) || /^utm_/i.test(key) || key in Object.prototype

const message = (key: SplitProblem) => key
const text = string().default("")
const filled = (missing: SplitProblem) => text.trim().required(message(missing))
const share = text.test({ message: message("split.error.share"), test: (typed) => readShare(typed) !== undefined })

/** Validation schema of the generator's form (product decisions, section 8). */
export const splitSchema = (origin: string) =>
  object({
    key: filled("split.error.keyMissing")
      // ASCII only: the SDK looks for the key in the undecoded URL, in which other characters are percent-encoded.
      .matches(/^[\w-]+$/, { message: message("split.error.keyCharacters"), excludeEmptyString: true })
      .test({ message: message("split.error.keyTaken"), test: (key) => !isTaken(key) }),
    source: text,
    scope: string<Scope>().default("all"),
    coverage: share,
    variants: array(
      object({
        name: filled("split.error.nameMissing"),
        page: text,
        address: text.when("page", ([page], schema) =>
          page === elsewhere
            ? filled("split.error.addressMissing").test({
                message: message("split.error.address"),
                test: (address) => readSiteUrl(address, origin) !== undefined,
              })
            : schema,
        ),
        weight: share,
      } satisfies Record<keyof Variant, unknown>),
    ).default([]),
  } satisfies Record<keyof SplitValues, unknown>).test((values, { createError }) => {
    const problems = jointProblems(values, origin).map(([row, part, problem]) =>
      createError({ path: `variants[${row}].${part}`, message: problem }),
    )
    return problems.length === 0 || new ValidationError(problems)
  })

type JointProblem = [row: number, part: keyof VariantErrors, problem: SplitProblem]

/** The problems of variants that no single field has: a name used twice, the sum of the weights, a redirect to itself. */
function jointProblems({ variants, source, scope }: SplitValues, origin: string): JointProblem[] {
  const names = variants.map(({ name }) => name.trim().toLowerCase())
  const problems = variants.flatMap(({ page, address }, row): JointProblem[] => {
    const name = names[row] ?? ""
    const url = page === elsewhere ? readSiteUrl(address, origin) : undefined
    const landing = url && landingAt(url)
    const isSource = landing?.page === source && (scope === "all" || scope === landing.prefix)
    return [
      ...(name && names.indexOf(name) < row ? [[row, "name", "split.error.nameTwice"] satisfies JointProblem] : []),
      // The SDK skips a redirect to the page that is split, so its query and hash would silently be ignored.
      ...(isSource && url && url.search + url.hash !== ""
        ? [[row, "address", "split.error.addressSource"] satisfies JointProblem]
        : []),
    ]
  })
  const sum = weightSum(variants)
  const isWrong = sum < weightLimits.min || sum > weightLimits.max
  return isWrong ? [...problems, [variants.length - 1, "weight", "split.error.weights"]] : problems
}
