import type { Language } from "../../src/lib/languages"
import type { english } from "../../src/services/i18n/english"

type Area = keyof typeof english

const files = import.meta.glob<(typeof english)[Area]>("../../locales/*/*.json", { import: "default" })

/**
 * The texts of one area of the site in a language, from its language file, with the shop's name and figures filled in.
 */
export async function textsOf<A extends Area>(language: Language, area: A): Promise<(typeof english)[A]> {
  const load = files[`../../locales/${language}/${area}.json`]
  if (!load) throw new Error(`no texts for ${language}/${area}`)
  // Every language file has the shape of the English one, which `npm run check:texts` verifies.
  return (await load()) as (typeof english)[A]
}

/** The plural form that a language uses for a count: `name_one`, `name_other` and, in some languages, more. */
export function counted(texts: object, name: string, count: number, language: Language): string {
  const form: unknown = new Map(Object.entries(texts)).get(`${name}_${new Intl.PluralRules(language).select(count)}`)
  return String(form).replaceAll("{{count}}", String(count))
}

/** A text with ordinary blanks, as Testing Library compares it with what a page shows. */
export const asCompared = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, " ")

/** A text without the tags that mark its links. */
export const untagged = (text: string): string => text.replaceAll(/<\/?\w+>/g, "")

/** Matches the innermost element that reads as a text, though parts of the text have elements of their own. */
export function reading(text: string): (ownText: string, element: Element | null) => boolean {
  const reads = (element: Element) => asCompared(element.textContent) === text
  return (_ownText, element) => element !== null && reads(element) && ![...element.children].some(reads)
}
