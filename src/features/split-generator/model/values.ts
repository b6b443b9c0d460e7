import { readNumber } from "./numbers"
import { slugs } from "../../../services/settings/landing"
import { isLanguage, type Language } from "../../../lib/languages"
import { allPrefixes, type Prefix } from "../../../router/prefixes"
import { textOf, type FormDataLike } from "../../../shared/forms/formData"

/**
 * Which URLs of the split page take part: all of them (with each language prefix, and without one), only the URL
 * without a prefix, or only that of one language.
 */
export type Scope = "all" | "none" | Language

/** Selected for a variant that leads to a custom URL instead of a landing page. */
export const customUrl = "*"

/** A variant of the split: its name, and where its visitors go. */
export interface Variant {
  name: string
  /** Path of a landing page ("" for the start page), or `customUrl`. */
  page: string
  /** As typed; used if the page is `customUrl`. */
  targetUrl: string
}

/** Values of the split generator's form, numbers as typed. */
export interface SplitValues {
  key: string
  /** Path of the landing page that is split; "" for the start page. */
  source: string
  scope: Scope
  /** Share of the visitors who take part, 0 to 1. */
  coverage: string
  variants: readonly Variant[]
  /** Share of each variant, 0 to 1, in order. */
  weights: readonly string[]
}

/** Number of variants in a split (product decisions, section 8). */
export const variantLimits = { min: 2, max: 6 } as const

/** The default names of variants. */
export const letters = ["A", "B", "C", "D", "E", "F"]

/**
 * Equal weights as typed, with at most four decimals since the SDK has 10,000 buckets. They add up to 1: the last
 * weights get the remainder.
 */
export function evenWeights(count: number): string[] {
  const base = Math.floor(10_000 / count)
  const left = 10_000 - base * count
  return Array.from({ length: count }, (_, index) => String((base + (index < count - left ? 0 : 1)) / 10_000))
}

/** Values of an untouched form: half stay on the start page, half go to the first landing page. */
export const newSplit: SplitValues = {
  key: "",
  source: "",
  scope: "all",
  coverage: "1",
  variants: [
    { name: "A", page: "", targetUrl: "" },
    { name: "B", page: slugs[0] ?? "", targetUrl: "" },
  ],
  weights: evenWeights(2),
}

/** Default name of a variant: the letter of its index, counted from 0. */
export const nameAt = (row: number): string => letters[row] ?? String(row + 1)

/** A number as typed, with a decimal point or comma; undefined for anything but a plain number from 0 to 1. */
export function readShare(text: string): number | undefined {
  const share = readNumber(text)
  return share !== undefined && share <= 1 ? share : undefined
}

/** The language prefixes of the URLs that take part. */
export function prefixesIn(scope: Scope): readonly Prefix[] {
  if (scope === "all") return allPrefixes()
  return [scope === "none" ? "" : scope]
}

/** Whether a value is a scope. */
const isScope = (value: unknown): value is Scope => value === "all" || value === "none" || isLanguage(value)

/** Reads the values from the form's controls, or from a draft stored as a query. */
export function readSplitValues(data: FormDataLike): SplitValues {
  const scope = data.get("scope")
  const pages = data.getAll("variantPage")
  const targetUrls = data.getAll("variantTargetUrl")
  return {
    key: textOf(data.get("key")),
    source: textOf(data.get("source")),
    scope: isScope(scope) ? scope : "all",
    coverage: textOf(data.get("coverage")),
    variants: data.getAll("variantName").map((name, row) => ({
      name: textOf(name),
      page: textOf(pages[row]),
      targetUrl: textOf(targetUrls[row]),
    })),
    weights: data.getAll("variantWeight").map(textOf),
  }
}

/** The values as a query for `readSplitValues`. */
export function draftOfSplit({ key, source, scope, coverage, variants, weights }: SplitValues): string {
  const query = new URLSearchParams({ key, source, scope, coverage })
  for (const [row, { name, page, targetUrl }] of variants.entries()) {
    query.append("variantName", name)
    query.append("variantPage", page)
    query.append("variantTargetUrl", targetUrl)
    query.append("variantWeight", weights[row] ?? "")
  }
  return query.toString()
}
