/**
 * Compares the texts of every language with the English ones, and the English ones with the code that uses them; holds
 * each language to its punctuation and to its glossary (scripts/texts).
 *     node scripts/checkTexts.ts exits with 1 and a line per problem
 */
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { defaultLanguage, languages, type Language } from "../src/lib/languages.ts"
import { foreignWords, glossaries } from "./texts/glossary.ts"
import { keyUse } from "./texts/keyUse.ts"
import { typographyProblems } from "./texts/typography.ts"

/** The texts of one language, by `area:key.of.the.text`. */
export type Texts = ReadonlyMap<string, string>

/** `language area:key` of texts that are the English ones, or keep a straight apostrophe, each with its reason. */
export type Exceptions = Readonly<Record<string, string>>

const exceptions: Exceptions = {
  "de registration:receipt.newsletter": "the German word is Newsletter",
  "it registration:receipt.newsletter": "the Italian word is newsletter",
  "pl registration:receipt.newsletter": "the Polish word is newsletter",
  "sv content:title": "the Swedish word is information",
  "nl admin:split.picture.variant": "the Dutch word is variant",
  "sv admin:split.picture.variant": "the Swedish word is variant",
  "en lobby:full": "quoted from the specification, section 2",
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** `area:key` of a text without its plural suffix. */
const baseOf = (key: string): string => key.replace(pluralForm, "")

/** The keys that a language must have for those of English: plural forms depend on the language (CLDR). */
function expectedKeys(english: Texts, language: string): Set<string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const keys = [...english.keys()].flatMap((key) =>
    pluralForm.test(key) ? forms.map((form) => `${baseOf(key)}_${form}`) : [key],
  )
  return new Set(keys)
}

/** The placeholders and tags of a text: {{name}}, and both ends of <tag>. */
function placesOf(key: string, text: string): string {
  const placeholders = new Set(text.match(/\{\{.*?\}\}/g))
  // A singular form may omit its number.
  if (pluralForm.test(key)) placeholders.delete("{{count}}")
  return [...placeholders, ...(text.match(/<[^<>]*>/g) ?? [])].toSorted().join(" ")
}

/** The problems with one text as a translation. */
function translationProblems(key: string, text: string, english: Texts, same: boolean): string[] {
  const original = english.get(key) ?? english.get(`${baseOf(key)}_other`) ?? text
  const words = text.replaceAll(/\{\{.*?\}\}/g, "")
  return [
    ...(placesOf(key, text) === placesOf(key, original) ? [] : [`has other places than "${original}"`]),
    ...(!same && text === original && /\p{L}/u.test(words) ? [`is English: "${text}"`] : []),
  ]
}

/**
 * All problems with the texts, one line each.
 * @param all the texts of every language, including English
 * @param code of everything that uses them
 * @param terms the glossary of each language
 */
export function* textProblems(
  all: ReadonlyMap<Language, Texts>,
  code: string,
  allowed: Exceptions,
  terms: Readonly<Partial<Record<Language, Parameters<typeof foreignWords>[1]>>>,
): Generator<string> {
  const english = all.get(defaultLanguage) ?? new Map<string, string>()
  for (const [language, texts] of all) {
    const glossary = terms[language] ?? {}
    const expected = expectedKeys(english, language)
    for (const key of expected) if (!texts.has(key)) yield `${language} ${key} is missing`
    for (const [key, text] of texts) {
      const name = `${language} ${key}`
      if (!expected.has(key)) yield `${name} has no English text`
      const problems = [
        ...(text.includes("'") && !(name in allowed) ? ["has a straight apostrophe"] : []),
        ...typographyProblems(language, text),
        ...foreignWords(text, glossary),
        ...(language === defaultLanguage ? [] : translationProblems(key, text, english, name in allowed)),
      ]
      for (const problem of problems) yield `${name} ${problem}`
    }
  }
  const isUsed = keyUse(code)
  const unused = [...new Set([...english.keys()].map(baseOf))].filter((key) => !isUsed(key))
  yield* unused.map((key) => `${key} is shown by no code`)
}

/** The texts in a language file, by key. */
function* flatten(value: unknown, key: string): Generator<[string, string]> {
  if (typeof value === "string") yield [key, value]
  else if (typeof value === "object" && value !== null) {
    const join = key.endsWith(":") ? key : `${key}.`
    for (const [name, inner] of Object.entries(value)) yield* flatten(inner, `${join}${name}`)
  } else throw new Error(`${key} is no text`)
}

function readTexts(language: string): Texts {
  const entries = globSync(`locales/${language}/*.json`).flatMap((file) => [
    ...flatten(JSON.parse(readFileSync(file, "utf8")), `${path.basename(file, ".json")}:`),
  ])
  return new Map(entries)
}

/**
 * The code that may use texts: the site, and the plug-in that reads the consent texts. Tests and the sandbox do not
 * count.
 */
function readCode(): string {
  return globSync(["src/**/*.{ts,tsx}", "scripts/vite/*.ts"])
    .filter((file) => !/\.test\.tsx?$|[/\\]sandbox[/\\]/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n")
}

if (import.meta.main) {
  const all = new Map(languages.map((language) => [language, readTexts(language)]))
  const problems = [...textProblems(all, readCode(), exceptions, glossaries)]
  for (const problem of problems) process.stderr.write(`${problem}\n`)
  if (problems.length > 0) process.exitCode = 1
}
