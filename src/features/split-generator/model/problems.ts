import { packedKey } from "../../../lib/query"
import { landingUrl, readUrl, type UrlProblem } from "./siteUrl"
import { customUrl, prefixesIn, readShare, type SplitValues, type Variant } from "./values"

/** Error keys of a variant's name and address. */
export type VariantProblem =
  | "split.error.nameMissing"
  | "split.error.nameTwice"
  | "split.error.addressSource"
  | UrlProblem

/** Error keys of a variant's weight, or of all weights together. */
export type WeightProblem = "split.error.weight" | "split.error.weights"

/** Error keys of the form: text keys in the namespace `admin`. */
export type SplitProblem =
  | "split.error.keyMissing"
  | "split.error.keyCharacters"
  | "split.error.keyTaken"
  | "split.error.coverage"
  | VariantProblem
  | WeightProblem

/** An error of a control in a row; `row` counts from 0. */
export interface RowProblem<Problem> {
  row: number
  part: "name" | "targetUrl" | "weight"
  problem: Problem
}

/** Minimum and maximum sum of weights that the SDK accepts (specification section 9). */
export const weightLimits = { min: 0.99, max: 1.01 } as const

/**
 * Query parameters that the landing pages and those after them read. An experiment must not have such a name as its
 * key, since in the SDK a query parameter with the name of the key forces a variant. Compared case-insensitively to
 * avoid confusion.
 */
const siteParameters = new Set(
  [
    packedKey,
    "rc",
    "validityTimestamp",
    "lang",
    "token",
    "activationId",
    "disablegb",
    "redirectUrl",
    "product",
    "reason",
    "state",
    "error",
  ].map((name) => name.toLowerCase()),
)

/** Whether a key already has a meaning: to the site, to analytics or, as an inherited object property, to the SDK. */
const isTaken = (key: string): boolean =>
  siteParameters.has(key.toLowerCase()) || /^utm_/i.test(key) || key in Object.prototype

/** The error of a key. */
export function keyProblem(key: string): SplitProblem | undefined {
  if (key.trim() === "") return "split.error.keyMissing"
  // ASCII only: the SDK looks for the key in the undecoded URL, in which other characters are percent-encoded.
  if (!/^[\w-]+$/.test(key)) return "split.error.keyCharacters"
  return isTaken(key) ? "split.error.keyTaken" : undefined
}

/** The sum of weights exactly as the SDK adds them up; undefined if one of them is invalid. */
export function weightSum(weights: readonly string[]): number | undefined {
  let sum = 0
  for (const weight of weights) {
    const share = readShare(weight)
    if (share === undefined) return undefined
    sum += share
  }
  return sum
}

/** Errors of the weights: the invalid weights or, if all are valid, a wrong sum, which is reported at the last one. */
export function weightProblems(weights: readonly string[]): RowProblem<WeightProblem>[] {
  const sum = weightSum(weights)
  if (sum === undefined) {
    return weights.flatMap((weight, row): RowProblem<WeightProblem>[] =>
      readShare(weight) === undefined ? [{ row, part: "weight", problem: "split.error.weight" }] : [],
    )
  }
  if (sum >= weightLimits.min && sum <= weightLimits.max) return []
  return [{ row: Math.max(weights.length - 1, 0), part: "weight", problem: "split.error.weights" }]
}

/** Errors of names and addresses, by row. */
export function variantProblems(values: SplitValues, origin: string): RowProblem<VariantProblem>[] {
  const names = values.variants.map(({ name }) => name.trim().toLowerCase())
  return values.variants.flatMap((variant, row): RowProblem<VariantProblem>[] => {
    const name = nameProblem(names, row)
    const urlProblem = targetUrlProblem(variant, values, origin)
    return [
      ...(name ? [{ row, part: "name" as const, problem: name }] : []),
      ...(urlProblem ? [{ row, part: "targetUrl" as const, problem: urlProblem }] : []),
    ]
  })
}

function nameProblem(names: readonly string[], row: number): VariantProblem | undefined {
  const name = names[row] ?? ""
  if (name === "") return "split.error.nameMissing"
  return names.indexOf(name) < row ? "split.error.nameTwice" : undefined
}

function targetUrlProblem(
  { page, targetUrl }: Variant,
  values: SplitValues,
  origin: string,
): VariantProblem | undefined {
  if (page !== customUrl) return undefined
  const { url, problem } = readUrl(targetUrl, origin)
  if (problem) return problem
  // The SDK skips a redirect to the page that is split, whatever its query and fragment: the variant would silently
  // show the page without them.
  return url.search + url.hash !== "" && isSource(url, values, origin) ? "split.error.addressSource" : undefined
}

/** Whether a URL is one of those that are split, compared as in the SDK: ignoring a trailing slash and case. */
function isSource({ pathname }: URL, { scope, source }: SplitValues, origin: string): boolean {
  const plain = (path: string) => path.replace(/\/$/, "").toLowerCase()
  return prefixesIn(scope).some(
    (prefix) => plain(new URL(landingUrl(origin, prefix, source)).pathname) === plain(pathname),
  )
}
