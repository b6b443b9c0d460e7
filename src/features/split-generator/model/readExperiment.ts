import { isRecord } from "../../../lib/isRecord"
import { buildEntries } from "./experiment"
import { landingAtAddress } from "./siteUrl"
import { textOf } from "../../../shared/forms/formData"
import type { Prefix } from "../../../router/prefixes"
import { elsewhere, nameAt, splitEvenly, variantLimits, type SplitValues, type Variant } from "./values"

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

/**
 * Reads an experiment into the form: one entry, a list of the entries of one experiment, or a payload that lists them.
 * Of a list, which is one for all languages, the last entry is read: its language shows in each address. Invalid values
 * are read too, so that the form can report them.
 */
export function readExperiment(text: string, origin: string): ExperimentReading {
  if (text.trim() === "") return { problem: "split.read.error.empty" }
  const list = listIn(text)
  if (!list) return { problem: "split.read.error.json" }
  const entry = list.at(-1)
  const { key, coverage, weights, meta, variations, urlPatterns } = isRecord(entry) ? entry : {}
  const redirects = redirectsIn(variations)
  if (!redirects || typeof key !== "string") return { problem: "split.read.error.experiment" }
  const pattern = textAt(urlPatterns, 0, "pattern")
  const landing = landingAtAddress(pattern, origin)
  if (!landing) return { problem: "split.read.error.page" }
  const hasWeights = Array.isArray(weights) && weights.length === redirects.length
  const variants = redirects.map((address, row) => ({
    name: textAt(meta, row, "name") || textAt(meta, row, "key") || nameAt(row),
    weight: hasWeights ? figureText(weights[row]) : "",
    ...targetAt(address || pattern, landing.prefix, origin),
  }))
  const values: SplitValues = {
    key,
    source: landing.page,
    scope: list.length > 1 ? "all" : landing.prefix,
    coverage: coverage === undefined ? "1" : figureText(coverage),
    variants: hasWeights ? variants : splitEvenly(variants),
  }
  const written = bare(JSON.stringify(buildEntries(values, origin))).slice(1, -1)
  return { values, changed: !bare(text).includes(written) }
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

/** A JSON text without the white space in which two may differ. */
const bare = (json: string): string => json.replace(/\s+/g, "")

/** The text in a field of an item of a list; empty if there is none. */
function textAt(list: unknown, index: number, name: string): string {
  const item: unknown = Array.isArray(list) ? list[index] : undefined
  return textOf(isRecord(item) ? item[name] : undefined)
}

/**
 * Where each variant leads; empty for one that stays on the page. Undefined if there are too few or too many, or if none
 * leads anywhere.
 */
function redirectsIn(variations: unknown): string[] | undefined {
  if (!Array.isArray(variations)) return undefined
  const redirects = variations.map((_, row) => textAt(variations, row, "urlRedirect"))
  const fits = redirects.length >= variantLimits.min && redirects.length <= variantLimits.max
  return fits && redirects.some((address) => address !== "") ? redirects : undefined
}

/** Where a variant leads, as the form has it: to a landing page in the language of the entry, or to an address. */
function targetAt(address: string, prefix: Prefix, origin: string): Pick<Variant, "page" | "address"> {
  const landing = landingAtAddress(address, origin)
  return landing?.prefix === prefix ? { page: landing.page, address: "" } : { page: elsewhere, address }
}

/** A number as it would be typed; anything else is left for the form to reject. */
const figureText = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : ""
