import type { Language } from "../../src/lib/languages"
import type { english } from "../../src/services/i18n/english"

type Area = keyof typeof english

const files = import.meta.glob<(typeof english)[Area]>("../../locales/*/*.json", { import: "default" })

/** The words of one area of the site in a language, from its language file, with the shop's name and figures filled in. */
export async function wordsOf<A extends Area>(language: Language, area: A): Promise<(typeof english)[A]> {
  const load = files[`../../locales/${language}/${area}.json`]
  if (!load) throw new Error(`no texts for ${language}/${area}`)
  // Every language file has the form of the English one; `npm run check:texts` sees to it.
  return (await load()) as (typeof english)[A]
}

/** The form of a text that a language uses for a count: `name_one`, `name_other` and, where it has them, more. */
export function counted(texts: object, name: string, count: number, language: Language): string {
  const form: unknown = new Map(Object.entries(texts)).get(`${name}_${new Intl.PluralRules(language).select(count)}`)
  return String(form).replaceAll("{{count}}", String(count))
}

/** A text as it is read: without the tags that mark its links. */
export const untagged = (text: string): string => text.replaceAll(/<\/?\w+>/g, "")
