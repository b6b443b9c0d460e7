import type { Prefix } from "../../../router/prefixes"
import { utmNames, type UtmName } from "./utmNames"

/** A value for each campaign parameter, with or without placeholders; empty: the parameter is left out. */
export type Utm = Readonly<Record<UtmName, string>>

/** Parameters without which analytics files a visit under "(not set)". */
export const requiredUtm: readonly UtmName[] = ["source", "medium", "campaign"]

/** Names of the placeholders, which are written in braces in a value. */
export const placeholders = ["campaign", "channel", "language", "page"] as const

/** The placeholders as they are written in values, for texts that name them. */
export const placeholderList = placeholders.map((word) => `{${word}}`).join(", ")

export type Placeholder = (typeof placeholders)[number]

/** Longest value: analytics cuts off parameters of events at 100 characters. */
export const utmLimit = 100

/** What a value may hold besides letters from a to z and digits: characters at which no tool splits. */
export const utmCharacters = ". _ ~ : + | / -"

/** A rule that a value breaks; texts in the namespace `campaign`. */
export type UtmProblem =
  | "utm.error.missing"
  | "utm.error.upperCase"
  | "utm.error.blank"
  | "utm.error.characters"
  | "utm.error.tooLong"
  | "utm.error.filledTooLong"
  | "utm.error.filledEmpty"
  | "utm.error.placeholder"

/** Values of a channel of which none is set. */
export const noUtm: Utm = { source: "", medium: "", campaign: "", content: "", term: "", id: "" }

/** Creates a value for each parameter. */
export function mapUtm(value: (name: UtmName) => string): Utm {
  const [source, medium, campaign, content, term, id] = utmNames
  return {
    source: value(source),
    medium: value(medium),
    campaign: value(campaign),
    content: value(content),
    term: value(term),
    id: value(id),
  }
}

const placeholderPattern = /\{([^{}]*)\}/g

/**
 * The rule that a value breaks, if any: lower case, no blanks, at most {@link utmLimit} characters, and besides a-z and
 * digits only {@link utmCharacters}. No @ either: page views drop a value that could be an e-mail address.
 * @param value with or without placeholders
 */
export function utmProblem(name: UtmName, value: string): UtmProblem | undefined {
  if (value === "") return requiredUtm.includes(name) ? "utm.error.missing" : undefined
  const unknown = [...value.matchAll(placeholderPattern)].some(([, word]) => !placeholders.some((one) => one === word))
  const bare = value.replace(placeholderPattern, "")
  if (unknown || /[{}]/.test(bare)) return "utm.error.placeholder"
  if (bare !== bare.toLowerCase()) return "utm.error.upperCase"
  if (/\s/.test(bare)) return "utm.error.blank"
  if (!/^[a-z0-9._~:+|/-]*$/.test(bare)) return "utm.error.characters"
  return value.length > utmLimit ? "utm.error.tooLong" : undefined
}

/** How letters are spelt without a special key, where dropping the accent would not do or there is none. */
const spellings: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
}

/** A text reduced to the characters that a value may hold, of any length. */
const tidied = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöüßłøæœ]/g, (letter) => spellings[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/g, "-")
    .replace(/[^a-z0-9._~:+|/{}-]/g, "")

/** A value that keeps the rules and says the same: "Frühling 2027" becomes "fruehling-2027"; placeholders stay. */
export const tidyUtm = (value: string): string => tidied(value).slice(0, utmLimit)

/** What the placeholders stand for in one link. */
export interface UtmContext {
  campaign: string
  channel: string
  language: Prefix
  /** Slug of the landing page; empty for the start page. */
  page: string
}

/** What is filled in for a placeholder holds none itself. */
const filledIn = (text: string): string => tidied(text.replace(/[{}]/g, ""))

/** What each placeholder stands for in one link. */
export const wordsOf = ({ campaign, channel, language, page }: UtmContext): Readonly<Record<Placeholder, string>> => ({
  campaign: filledIn(campaign),
  channel: filledIn(channel),
  language: language || "any",
  page: page || "start",
})

/** The values of one link: placeholders filled in, in tidy form. {@link filledProblem} says which are too long. */
export function fillUtm(utm: Utm, context: UtmContext): Utm {
  const words = wordsOf(context)
  return mapUtm((name) =>
    placeholders.reduce((value, word) => value.replaceAll(`{${word}}`, words[word]), utm[name].trim()),
  )
}

/**
 * The rule that a value breaks only once its placeholders are filled in, if any: analytics would cut it, or file the visit
 * under "(not set)", e.g. where a name has no letter from a to z.
 * @param filled the same values, filled in
 */
export function filledProblem(name: UtmName, utm: Utm, filled: Utm): UtmProblem | undefined {
  if (filled[name].length > utmLimit) return "utm.error.filledTooLong"
  return utm[name].trim() !== "" && filled[name] === "" ? "utm.error.filledEmpty" : undefined
}
