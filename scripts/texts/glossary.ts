import type { Language } from "../../src/lib/languages.ts"
import de from "./glossary/de.json" with { type: "json" }
import en from "./glossary/en.json" with { type: "json" }
import fr from "./glossary/fr.json" with { type: "json" }
import it from "./glossary/it.json" with { type: "json" }
import nl from "./glossary/nl.json" with { type: "json" }
import pl from "./glossary/pl.json" with { type: "json" }
import sv from "./glossary/sv.json" with { type: "json" }

/** The one term for a concept, and words that no text says instead; a star stands for any ending. */
type Term = (typeof en)[keyof typeof en]

/** What each language calls each concept of the site. */
export const glossaries: Readonly<Record<Language, typeof en>> = { en, de, fr, it, nl, pl, sv }

/** A text as it is read: without placeholders, tags and word joiners, and with ordinary blanks. */
const plainWords = (text: string): string =>
  text
    .replaceAll(/\{\{.*?\}\}|<[^<>]*>/g, "…")
    .replaceAll("\u2060", "")
    .replaceAll(/[\u00A0\u202F]/g, " ")

/** Matches a word or phrase as a whole; a hyphen belongs to a word, so that "mail" is not found in "e-mail". */
function asWord(word: string): RegExp {
  const [start = "", ...rest] = word.split("*")
  const ending = rest.length > 0 ? String.raw`[\p{L}-]*` : ""
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])${start}${ending}(?![\p{L}\p{N}-])`, "iu")
}

/** The words in a text that its language does not use, each with the term to use instead. */
export function foreignWords(text: string, glossary: Readonly<Record<string, Term>>): string[] {
  const words = plainWords(text)
  return Object.values(glossary).flatMap(({ term, not }) =>
    not.filter((word) => asWord(word).test(words)).map((word) => `says "${word}", where the term is "${term}"`),
  )
}
