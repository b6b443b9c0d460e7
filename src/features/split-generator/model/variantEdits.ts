import { slugs } from "../../../services/settings/landing"
import { evenWeights, letters, type SplitValues, type Variant } from "./values"

/** Even weights for the new number if the old ones were even; otherwise `unevenWeights`. */
function weightsAfter(weights: readonly string[], unevenWeights: readonly string[]): readonly string[] {
  const wereEven = evenWeights(weights.length).join() === weights.join()
  return wereEven ? evenWeights(unevenWeights.length) : unevenWeights
}

/** Adds a variant with an unused name and landing page. */
export function addVariant(values: SplitValues): SplitValues {
  const { variants, weights } = values
  const name = letters.find((letter) => variants.every((variant) => variant.name !== letter)) ?? ""
  const page = slugs.find((slug) => variants.every((variant) => variant.page !== slug)) ?? ""
  return {
    ...values,
    variants: [...variants, { name, page, targetUrl: "" }],
    weights: weightsAfter(weights, [...weights, "0"]),
  }
}

/** Removes a variant, counted from 0. */
export function removeVariant(values: SplitValues, row: number): SplitValues {
  const without = <Item>(items: readonly Item[]) => items.filter((_, index) => index !== row)
  return {
    ...values,
    variants: without(values.variants),
    weights: weightsAfter(values.weights, without(values.weights)),
  }
}

/** A variant that was removed, with what brings it back. */
export interface RemovedVariant {
  /** Counted from 0. */
  row: number
  variant: Variant
  /** All weights, before and after. */
  before: readonly string[]
  after: readonly string[]
}

/** What brings back a variant that is about to be removed. */
export function removedVariant(values: SplitValues, row: number): RemovedVariant | undefined {
  const variant = values.variants[row]
  return variant && { row, variant, before: values.weights, after: removeVariant(values, row).weights }
}

/** Brings back a removed variant at its place, with its earlier weights if nobody has changed them since. */
export function restoreVariant(values: SplitValues, { row, variant, before, after }: RemovedVariant): SplitValues {
  const { variants, weights } = values
  const unchanged = weights.join() === after.join()
  const withItem = <Item>(items: readonly Item[], item: Item) => [...items.slice(0, row), item, ...items.slice(row)]
  return {
    ...values,
    variants: withItem(variants, variant),
    weights: unchanged ? before : withItem(weights, before[row] ?? ""),
  }
}
