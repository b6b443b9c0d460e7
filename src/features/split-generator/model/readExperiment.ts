import { isRecord } from "../../../lib/isRecord"
import { landingAtUrl } from "./siteUrl"
import { customUrl, evenWeights, nameAt, variantLimits, type Scope, type SplitValues } from "./values"
import { allPrefixes, type Prefix } from "../../../router/prefixes"

export type ExperimentReadProblem =
  | "split.read.error.empty"
  | "split.read.error.json"
  | "split.read.error.experiment"
  | "split.read.error.variants"
  | "split.read.error.page"
  | "split.read.error.several"

/** Result of reading a text as an experiment; `leftOut`: names of the fields that the form does not keep. */
export type ExperimentReading =
  | { values: SplitValues; leftOut: readonly string[]; problem?: never }
  | { values?: never; problem: ExperimentReadProblem }

type Fields = Readonly<Record<string, unknown>>

/** Fields that the form always writes with these values; any other value in a pasted experiment is lost. */
const fixed: Fields = {
  status: "running",
  manual: false,
  hashAttribute: "acqAnonymousId",
  hashVersion: 2,
  persistQueryString: true,
}
/** The SDK's defaults for omitted fields. */
const assumed: Fields = { status: "running", manual: false }
/** Fields that the form has controls for. */
const formFields = new Set(["key", "coverage", "weights", "urlPatterns", "variations", "meta"])

/** An entry of a pasted experiment. */
interface Entry {
  /** Language prefix and landing page of the URL that the entry splits. */
  prefix: Prefix
  page: string
  /** Everything in the entry, as pasted. */
  fields: Fields
  /** URL of each variant. */
  targets: readonly string[]
}

/**
 * Reads an experiment into the form: one entry, a list of the entries of one experiment, or a payload that lists them.
 * Invalid values are read too, so that the form can report them.
 * @param text what was pasted
 * @param origin of this site
 */
export function readExperiment(text: string, origin: string): ExperimentReading {
  if (text.trim() === "") return { problem: "split.read.error.empty" }
  const list = entriesIn(text)
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
  if (!scope || entries.some((entry) => !belongsTo(entry, first, origin)))
    return { problem: "split.read.error.several" }
  return { values: valuesOf(first, scope, origin), leftOut: leftOut(first.fields) }
}

/** Maximum nesting depth of an experiment; a deeper one could overflow the stack when it is serialised again. */
const maxDepth = 20

const isNestedWithin = (levels: number, value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isNestedWithin(levels - 1, part)))

/** The entries of a JSON text; undefined if it is invalid. */
function entriesIn(text: string): readonly unknown[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    if (!isNestedWithin(maxDepth, json)) return undefined
    if (Array.isArray(json)) return json
    return isRecord(json) && Array.isArray(json["experiments"]) ? json["experiments"] : [json]
  } catch {
    return undefined
  }
}

function readEntry(item: unknown, origin: string): Entry | ExperimentReadProblem {
  if (!isRecord(item) || typeof item["key"] !== "string") return "split.read.error.experiment"
  const { variations, urlPatterns } = item
  if (!Array.isArray(variations) || !variations.some(hasRedirectUrl)) return "split.read.error.experiment"
  if (variations.length < variantLimits.min || variations.length > variantLimits.max) {
    return "split.read.error.variants"
  }
  const pattern = patternIn(urlPatterns)
  const split = pattern === undefined ? undefined : landingAtUrl(pattern, origin)
  if (pattern === undefined || !split) return "split.read.error.page"
  // A variant without a URL of its own stays on the page.
  const targets = variations.map((variation) => (hasRedirectUrl(variation) ? variation.urlRedirect : pattern))
  return { ...split, fields: item, targets }
}

const hasRedirectUrl = (variation: unknown): variation is { urlRedirect: string } =>
  isRecord(variation) && typeof variation["urlRedirect"] === "string" && variation["urlRedirect"] !== ""

/** The single plain URL that an entry splits; undefined if it is given in a way that the form does not support. */
function patternIn(urlPatterns: unknown): string | undefined {
  const [only, ...others]: unknown[] = Array.isArray(urlPatterns) ? urlPatterns : []
  if (!isRecord(only) || others.length > 0 || only["type"] !== "simple" || only["include"] === false) return undefined
  return typeof only["pattern"] === "string" ? only["pattern"] : undefined
}

/** The scope of entries; undefined if they split neither a single URL nor the URLs of all languages. */
function scopeOf(entries: readonly Entry[]): Scope | undefined {
  const found = new Set(entries.map(({ prefix }) => prefix))
  if (found.size !== entries.length) return undefined
  const [only] = found
  if (found.size === 1) return only || "none"
  return found.size === allPrefixes().length ? "all" : undefined
}

/** Whether two entries belong to one experiment: equal except for the language of their landing pages. */
function belongsTo(entry: Entry, first: Entry, origin: string): boolean {
  const same = (name: string) => JSON.stringify(entry.fields[name]) === JSON.stringify(first.fields[name])
  const names = Object.keys({ ...entry.fields, ...first.fields })
  return (
    entry.page === first.page &&
    names.filter((name) => name !== "urlPatterns" && name !== "variations").every(same) &&
    entry.targets.length === first.targets.length &&
    entry.targets.every(
      (target, row) => pageOrAddress(target, entry, origin) === pageOrAddress(first.targets[row] ?? "", first, origin),
    )
  )
}

/** The landing page that a variant leads to in the entry's own language, else its URL. */
function pageOrAddress(target: string, { prefix }: Entry, origin: string): string {
  const landing = landingAtUrl(target, origin)
  return landing?.prefix === prefix ? landing.page : target
}

function valuesOf(first: Entry, scope: Scope, origin: string): SplitValues {
  const { fields, targets, page } = first
  const { key, coverage, weights } = fields
  const shares = Array.isArray(weights) && weights.length === targets.length ? weights.map(figureText) : undefined
  return {
    key: String(key),
    source: page,
    scope,
    coverage: coverage === undefined ? "1" : figureText(coverage),
    variants: targets.map((target, row) => ({
      name: nameIn(fields["meta"], row),
      ...variantPage(target, first, origin),
    })),
    weights: shares ?? evenWeights(targets.length),
  }
}

/** A number as it would be typed; other values as JSON, for the form to reject. */
const figureText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

function nameIn(meta: unknown, row: number): string {
  const entry: unknown = Array.isArray(meta) ? meta[row] : undefined
  if (!isRecord(entry)) return nameAt(row)
  return (
    [entry["name"], entry["key"]].find((name): name is string => typeof name === "string" && name !== "") ?? nameAt(row)
  )
}

function variantPage(target: string, entry: Entry, origin: string): { page: string; targetUrl: string } {
  const landing = landingAtUrl(target, origin)
  return landing?.prefix === entry.prefix
    ? { page: landing.page, targetUrl: "" }
    : { page: customUrl, targetUrl: target }
}

/** Names of fields that the form does not keep: unknown ones, and those whose value differs from that in `fixed`. */
function leftOut(fields: Fields): string[] {
  const unknown = Object.keys(fields).filter((name) => !formFields.has(name) && !Object.hasOwn(fixed, name))
  const changed = Object.keys(fixed).filter((name) => (fields[name] ?? assumed[name]) !== fixed[name])
  return [...changed, ...unknown]
}
