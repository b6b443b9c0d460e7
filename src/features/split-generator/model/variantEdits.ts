import { slugs } from "../../../services/settings/landing"
import { evenWeights, letters, type SplitValues, type Variant } from "./values"

/** The weights after a variant was added or removed: even ones if they were even before, otherwise `unevenWeights`. */
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

/** The removal of a variant, with what `restoreVariant` needs to undo it. */
export interface VariantRemoval {
  /** Counted from 0. */
  row: number
  variant: Variant
  /** The weights of all variants, before and after the removal. */
  before: readonly string[]
  after: readonly string[]
}

/** Describes what removing a variant changes, to be remembered for `restoreVariant`; `removeVariant` removes it. */
export function removalOf(values: SplitValues, row: number): VariantRemoval | undefined {
  const variant = values.variants[row]
  return variant && { row, variant, before: values.weights, after: removeVariant(values, row).weights }
}

/**
 * Brings back a removed variant at its place: with all weights as they were before the removal if none has been changed
 * since, else with its own earlier weight beside the changed ones.
 */
export function restoreVariant(values: SplitValues, { row, variant, before, after }: VariantRemoval): SplitValues {
  const { variants, weights } = values
  const unchanged = weights.join() === after.join()
  const withItem = <Item>(items: readonly Item[], item: Item) => [...items.slice(0, row), item, ...items.slice(row)]
  return {
    ...values,
    variants: withItem(variants, variant),
    weights: unchanged ? before : withItem(weights, before[row] ?? ""),
  }
}
