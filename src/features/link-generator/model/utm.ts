import type { LinkLanguage } from "./linkLanguage"
import { utmNames, type UtmName } from "./utmNames"

/** A value for each campaign parameter, with or without placeholders; empty: the parameter is left out. */
export type Utm = Readonly<Record<UtmName, string>>

/** Required parameters: a visit that lacks one of them appears in analytics as "(not set)". */
export const requiredUtm: readonly UtmName[] = ["source", "medium", "campaign"]

/** Names of the placeholders, which are written in braces in a value. */
export const placeholders = ["campaign", "channel", "language", "page"] as const

/** The placeholders as they are written in values, for texts that name them. */
export const placeholderList = placeholders.map((placeholder) => `{${placeholder}}`).join(", ")

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

/** The values of a channel, all of them empty. */
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
  const inBraces = [...value.matchAll(placeholderPattern)].map(([, text]) => text)
  const hasUnknown = inBraces.some((text) => !placeholders.some((placeholder) => placeholder === text))
  const bare = value.replace(placeholderPattern, "")
  if (hasUnknown || /[{}]/.test(bare)) return "utm.error.placeholder"
  if (bare !== bare.toLowerCase()) return "utm.error.upperCase"
  if (/\s/.test(bare)) return "utm.error.blank"
  if (!/^[a-z0-9._~:+|/-]*$/.test(bare)) return "utm.error.characters"
  return value.length > utmLimit ? "utm.error.tooLong" : undefined
}

/** Letters spelt with a to z where dropping an accent would be wrong (ä), or where there is no accent to drop (ß). */
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

/** A text reduced to the characters that a value may hold, including the braces of placeholders; not shortened. */
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

/**
 * Rewrites a value with permitted characters and cuts it to length: "Frühling 2027" becomes "fruehling-2027".
 * Placeholders stay, or go as a whole.
 */
export function tidyUtm(value: string): string {
  const tidy = tidied(value)
  return tidy.length > utmLimit ? tidy.slice(0, utmLimit).replace(/\{[a-z]*$/, "") : tidy
}

/** What a link's placeholders are filled in from. */
export interface UtmContext {
  campaign: string
  channel: string
  language: LinkLanguage
  /** Slug of the landing page; empty for the start page. */
  page: string
}

/** A text as it is filled in: tidied, and without braces, so that it contains no placeholder itself. */
const filledIn = (text: string): string => tidied(text.replace(/[{}]/g, ""))

/** The text that is filled in for each placeholder in one link. */
export const fillingsOf = ({
  campaign,
  channel,
  language,
  page,
}: UtmContext): Readonly<Record<Placeholder, string>> => ({
  campaign: filledIn(campaign),
  channel: filledIn(channel),
  language: language || "any",
  page: page || "start",
})

/** The values of one link, with placeholders filled in. A value may become too long or empty: {@link filledProblem}. */
export function fillUtm(utm: Utm, context: UtmContext): Utm {
  const fillings = fillingsOf(context)
  return mapUtm((name) =>
    placeholders.reduce(
      (value, placeholder) => value.replaceAll(`{${placeholder}}`, fillings[placeholder]),
      utm[name].trim(),
    ),
  )
}

/**
 * The rule that a value breaks only once its placeholders are filled in, if any: analytics would cut it, or file the
 * visit under "(not set)", e.g. where a name has no letter from a to z.
 * @param filled the same values, filled in
 */
export function filledProblem(name: UtmName, utm: Utm, filled: Utm): UtmProblem | undefined {
  if (filled[name].length > utmLimit) return "utm.error.filledTooLong"
  return utm[name].trim() !== "" && filled[name] === "" ? "utm.error.filledEmpty" : undefined
}
