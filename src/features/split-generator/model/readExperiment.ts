import { isRecord } from "../../../lib/isRecord"
import { buildEntries } from "./experiment"
import { landingAtAddress } from "./siteUrl"
import { textOf } from "../../../shared/forms/formData"
import { allPrefixes, type Prefix } from "../../../router/prefixes"
import { elsewhere, nameAt, splitEvenly, variantLimits, type Scope, type SplitValues, type Variant } from "./values"

/** Why a text is not read as an experiment, as text keys in the namespace `admin`. */
export type ReadProblem =
  | "split.read.error.empty"
  | "split.read.error.json"
  | "split.read.error.experiment"
  | "split.read.error.page"

/** Result of reading a text as an experiment; `changed`: whether the form writes something else than it has read. */
export type ExperimentReading =
  | { values: SplitValues; changed: boolean; problem?: never }
  | { values?: never; problem: ReadProblem }

/** An entry of a pasted experiment: what it splits, and what its variants are apart from where they lead. */
interface Entry {
  prefix: Prefix
  split: Omit<SplitValues, "scope" | "variants"> & { names: readonly string[]; weights: readonly string[] }
  targets: readonly string[]
}

/**
 * Reads an experiment into the form: one entry, a list of the entries of one experiment, or a payload that lists them.
 * Invalid values are read too, so that the form can report them.
 */
export function readExperiment(text: string, origin: string): ExperimentReading {
  if (text.trim() === "") return { problem: "split.read.error.empty" }
  const list = listIn(text)
  if (!list) return { problem: "split.read.error.json" }
  const entries: Entry[] = []
  for (const item of list) {
    const entry = readEntry(item, origin)
    if (typeof entry === "string") return { problem: entry }
    entries.push(entry)
  }
  const [first] = entries
  if (!first) return { problem: "split.read.error.experiment" }
  const scope = scopeOf(entries)
  const variants = variantsOf(entries, first, origin)
  const isOne = entries.every(({ split }) => JSON.stringify(split) === JSON.stringify(first.split))
  if (scope === undefined || !variants || !isOne) return { problem: "split.read.error.page" }
  const { key, source, coverage } = first.split
  const values = { key, source, scope, coverage, variants }
  return { values, changed: JSON.stringify(buildEntries(values, origin)) !== JSON.stringify(list) }
}

function listIn(text: string): readonly unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (Array.isArray(json)) return json
    return isRecord(json) && Array.isArray(json["experiments"]) ? json["experiments"] : [json]
  } catch {
    return undefined
  }
}

function readEntry(item: unknown, origin: string): Entry | ReadProblem {
  if (!isRecord(item) || typeof item["key"] !== "string") return "split.read.error.experiment"
  const { key, coverage, weights, meta, variations, urlPatterns } = item
  const redirects = redirectsIn(variations)
  if (!redirects) return "split.read.error.experiment"
  const pattern = patternIn(urlPatterns)
  const landing = landingAtAddress(pattern, origin)
  if (!landing) return "split.read.error.page"
  return {
    prefix: landing.prefix,
    split: {
      key,
      source: landing.page,
      coverage: coverage === undefined ? "1" : figureText(coverage),
      names: redirects.map((_, row) => nameIn(meta, row)),
      weights: Array.isArray(weights) && weights.length === redirects.length ? weights.map(figureText) : [],
    },
    targets: redirects.map((address) => address || pattern),
  }
}

/**
 * Where each variant leads; empty for one that stays on the page. Undefined if there are too few or too many, or if none
 * leads anywhere.
 */
function redirectsIn(variations: unknown): string[] | undefined {
  if (!Array.isArray(variations)) return undefined
  const redirects = variations.map((variation) => textOf(isRecord(variation) ? variation["urlRedirect"] : undefined))
  const fits = redirects.length >= variantLimits.min && redirects.length <= variantLimits.max
  return fits && redirects.some((address) => address !== "") ? redirects : undefined
}

/** The single plain URL that an entry splits; empty if it is given in a way that the form does not support. */
function patternIn(urlPatterns: unknown): string {
  const [only, ...others]: unknown[] = Array.isArray(urlPatterns) ? urlPatterns : []
  const isPlain = isRecord(only) && others.length === 0 && only["type"] === "simple" && only["include"] !== false
  return textOf(isPlain ? only["pattern"] : undefined)
}

/** The scope of entries; undefined if they split neither a single address nor those of all languages. */
function scopeOf(entries: readonly Entry[]): Scope | undefined {
  const found = new Set(entries.map(({ prefix }) => prefix))
  if (found.size !== entries.length) return undefined
  const [only] = found
  if (found.size === 1) return only
  return found.size === allPrefixes().length ? "all" : undefined
}

/**
 * The variants of an experiment: each leads to the same landing page in the language of every entry, or to the same
 * address from all of them. Undefined if one does neither.
 */
function variantsOf(entries: readonly Entry[], first: Entry, origin: string): readonly Variant[] | undefined {
  const variants: Variant[] = []
  for (const [row, address] of first.targets.entries()) {
    const pages = new Set(entries.map(({ prefix, targets }) => pageAt(targets[row] ?? "", prefix, origin)))
    const [page] = pages
    const isPage = pages.size === 1 && page !== undefined
    if (!isPage && entries.some(({ targets }) => targets[row] !== address)) return undefined
    const [name = "", weight = ""] = [first.split.names[row], first.split.weights[row]]
    variants.push({ name, weight, ...(isPage ? { page, address: "" } : { page: elsewhere, address }) })
  }
  return first.split.weights.length > 0 ? variants : splitEvenly(variants)
}

/** The landing page at an address, if it has a language prefix. */
function pageAt(address: string, prefix: Prefix, origin: string): string | undefined {
  const landing = landingAtAddress(address, origin)
  return landing?.prefix === prefix ? landing.page : undefined
}

/** A number as it would be typed; anything else is left for the form to reject. */
const figureText = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : ""

function nameIn(meta: unknown, row: number): string {
  const entry: unknown = Array.isArray(meta) ? meta[row] : undefined
  const { name, key } = isRecord(entry) ? entry : {}
  return textOf(name) || textOf(key) || nameAt(row)
}
