import { packedKey } from "../../../lib/query"
import { landingAddress, readAddress, type AddressProblem } from "./address"
import { elsewhere, prefixesIn, readShare, type SplitValues, type Variant } from "./values"

export type RowProblem =
  | "split.error.nameMissing"
  | "split.error.nameTwice"
  | "split.error.addressSource"
  | AddressProblem
export type WeightProblem = "split.error.weight" | "split.error.weights"

/** What can be wrong with the form, as keys of texts. */
export type SplitProblem =
  | "split.error.keyMissing"
  | "split.error.keyCharacters"
  | "split.error.keyTaken"
  | "split.error.coverage"
  | RowProblem
  | WeightProblem

/** What is wrong with which control of which row, counted from 0. */
export interface Finding<Problem> {
  row: number
  part: "name" | "address" | "weight"
  problem: Problem
}

/** Least and greatest sum of weights that the SDK takes (specification section 9). */
export const weightLimits = { least: 0.99, most: 1.01 } as const

/**
 * Names that a key must not have, since a query parameter of the key's name forces a variant: those that the site reads
 * itself. Compared without case, so that nobody takes one for the other.
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
    "voucher",
    "state",
    "error",
  ].map((name) => name.toLowerCase()),
)

/** Whether a key means something already: to the site, or (as a property that every object has) to the SDK. */
const isTaken = (key: string): boolean => siteParameters.has(key.toLowerCase()) || key in Object.prototype

/** What is wrong with a key. */
export function keyProblem(key: string): SplitProblem | undefined {
  if (key.trim() === "") return "split.error.keyMissing"
  // Letters of ASCII: the SDK looks for the key in the address as it is written there, where others stand encoded.
  if (!/^[\w-]+$/.test(key)) return "split.error.keyCharacters"
  return isTaken(key) ? "split.error.keyTaken" : undefined
}

/** The sum of weights exactly as the SDK adds them up; undefined while one of them is no share. */
export function weightSum(weights: readonly string[]): number | undefined {
  let sum = 0
  for (const weight of weights) {
    const share = readShare(weight)
    if (share === undefined) return undefined
    sum += share
  }
  return sum
}

/** What is wrong with the weights: those that are no share, else their sum, which is said beside the last of them. */
export function weightFindings(weights: readonly string[]): Finding<WeightProblem>[] {
  const sum = weightSum(weights)
  if (sum === undefined) {
    return weights.flatMap((weight, row): Finding<WeightProblem>[] =>
      readShare(weight) === undefined ? [{ row, part: "weight", problem: "split.error.weight" }] : [],
    )
  }
  if (sum >= weightLimits.least && sum <= weightLimits.most) return []
  return [{ row: Math.max(weights.length - 1, 0), part: "weight", problem: "split.error.weights" }]
}

/** What is wrong with names and addresses, row by row. */
export function variantFindings(values: SplitValues, origin: string): Finding<RowProblem>[] {
  const names = values.variants.map(({ name }) => name.trim().toLowerCase())
  return values.variants.flatMap((variant, row): Finding<RowProblem>[] => {
    const name = nameProblem(names, row)
    const address = addressProblem(variant, values, origin)
    return [
      ...(name ? [{ row, part: "name" as const, problem: name }] : []),
      ...(address ? [{ row, part: "address" as const, problem: address }] : []),
    ]
  })
}

function nameProblem(names: readonly string[], row: number): RowProblem | undefined {
  const name = names[row] ?? ""
  if (name === "") return "split.error.nameMissing"
  return names.indexOf(name) < row ? "split.error.nameTwice" : undefined
}

function addressProblem({ page, address }: Variant, values: SplitValues, origin: string): RowProblem | undefined {
  if (page !== elsewhere) return undefined
  const { url, problem } = readAddress(address, origin)
  if (problem) return problem
  // The SDK opens nothing at the address that it splits, whatever the query; it would be thought to be opened.
  return url.search + url.hash !== "" && isSource(url, values, origin) ? "split.error.addressSource" : undefined
}

/** Whether an address is one that is split, as the SDK compares them: a slash at the end and case are nothing. */
function isSource({ pathname }: URL, { scope, source }: SplitValues, origin: string): boolean {
  const plain = (path: string) => path.replace(/\/$/, "").toLowerCase()
  return prefixesIn(scope).some(
    (prefix) => plain(new URL(landingAddress(origin, prefix, source)).pathname) === plain(pathname),
  )
}
