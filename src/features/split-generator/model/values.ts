import { slugs } from "../../../services/settings/landing"
import { isLanguage } from "../../../lib/languages"
import { allPrefixes, type Prefix } from "../../../router/prefixes"
import { textOf, type FormDataLike } from "../../../shared/forms/formData"

/** Which addresses of the split page take part: those of every language, or only the one with a prefix. */
export type Scope = "all" | Prefix

/** The page of a variant that leads to another address of this site instead of a landing page. */
export const elsewhere = "*"

/** A variant of the split, as typed. */
export interface Variant {
  name: string
  /** Path of a landing page ("" for the start page), or `elsewhere`. */
  page: string
  /** Where the variant leads if its page is `elsewhere`. */
  address: string
  /** Share of those who take part, 0 to 1. */
  weight: string
}

/** Values of the split generator's form, as typed. */
export interface SplitValues {
  key: string
  /** Path of the landing page that is split; "" for the start page. */
  source: string
  scope: Scope
  /** Share of the visitors who take part, 0 to 1. */
  coverage: string
  variants: readonly Variant[]
}

/** Number of variants in a split (product decisions, section 8). */
export const variantLimits = { min: 2, max: 6 } as const

const letters = ["A", "B", "C", "D", "E", "F"]

/** Default name of a variant: the letter of its index, counted from 0. */
export const nameAt = (row: number): string => letters[row] ?? ""

/** A share as typed, with a decimal point or comma; undefined for anything but a plain number from 0 to 1. */
export function readShare(text: string): number | undefined {
  const plain = text.trim().replace(",", ".")
  const share = /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
  return share <= 1 ? share : undefined
}

/**
 * The variants with equal weights, of at most four decimals since the SDK has 10,000 buckets. They add up to 1: the last
 * ones get the remainder.
 */
export function splitEvenly(variants: readonly Variant[]): Variant[] {
  const base = Math.floor(10_000 / variants.length)
  const larger = 10_000 - base * variants.length
  return variants.map((variant, index) => {
    const buckets = base + (index < variants.length - larger ? 0 : 1)
    return { ...variant, weight: String(buckets / 10_000) }
  })
}

const weightsOf = (variants: readonly Variant[]) => variants.map(({ weight }) => weight).join()

/** The changed variants, split evenly again if they were before. */
const keepEven = (before: readonly Variant[], changed: readonly Variant[]): readonly Variant[] =>
  weightsOf(before) === weightsOf(splitEvenly(before)) ? splitEvenly(changed) : changed

/** Adds a variant with an unused name and landing page. */
export function addVariant(variants: readonly Variant[]): readonly Variant[] {
  const name = letters.find((letter) => variants.every((variant) => variant.name !== letter)) ?? ""
  const page = slugs.find((slug) => variants.every((variant) => variant.page !== slug)) ?? ""
  return keepEven(variants, [...variants, { name, page, address: "", weight: "0" }])
}

/** Removes a variant, counted from 0. */
export const removeVariant = (variants: readonly Variant[], row: number): readonly Variant[] =>
  keepEven(
    variants,
    variants.filter((_, index) => index !== row),
  )

/** Values of an untouched form: half stay on the start page, half go to the first landing page. */
export const newSplit: SplitValues = {
  key: "",
  source: "",
  scope: "all",
  coverage: "1",
  variants: [
    { name: "A", page: "", address: "", weight: "0.5" },
    { name: "B", page: slugs[0] ?? "", address: "", weight: "0.5" },
  ],
}

/** The language prefixes of the addresses that take part. */
export const prefixesIn = (scope: Scope): readonly Prefix[] => (scope === "all" ? allPrefixes() : [scope])

/** Reads the values from the form's controls, or from a draft stored as a query. */
export function readSplitValues(data: FormDataLike): SplitValues {
  const scope = data.get("scope")
  const [pages, addresses, weights] = ["variantPage", "variantAddress", "variantWeight"].map((name) =>
    data.getAll(name).map(textOf),
  )
  return {
    key: textOf(data.get("key")),
    source: textOf(data.get("source")),
    scope: scope === "" || isLanguage(scope) ? scope : "all",
    coverage: textOf(data.get("coverage")),
    variants: data.getAll("variantName").map((name, row) => ({
      name: textOf(name),
      page: pages?.[row] ?? "",
      address: addresses?.[row] ?? "",
      weight: weights?.[row] ?? "",
    })),
  }
}

/** The values as a query for `readSplitValues`. */
export function draftOfSplit({ variants, ...values }: SplitValues): string {
  const query = new URLSearchParams(values)
  for (const { name, page, address, weight } of variants) {
    query.append("variantName", name)
    query.append("variantPage", page)
    query.append("variantAddress", address)
    query.append("variantWeight", weight)
  }
  return query.toString()
}
