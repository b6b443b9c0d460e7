import { expect, test } from "vitest"
import type { Language } from "../src/lib/languages.ts"
import { textProblems, type Exceptions, type Texts } from "./checkTexts.ts"

const english = {
  "landing:title": "Good day, {{name}}",
  "landing:more": "Read <terms>this</terms>",
  "landing:left_one": "One day",
  "landing:left_other": "{{count}}\u00A0days",
}
const terms = {
  en: { day: { term: "day", not: ["date"] } },
  pl: { day: { term: "dzień", not: ["doba*"] } },
}
const polish = {
  "landing:title": "Dzień dobry, {{name}}",
  "landing:more": "Przeczytaj <terms>to</terms>",
  "landing:left_one": "Jeden dzień",
  "landing:left_few": "{{count}}\u00A0dni",
  "landing:left_many": "{{count}}\u00A0dni",
  "landing:left_other": "{{count}}\u00A0dnia",
}
const code = 'const { t } = useTranslation("landing"); t("title"); t("more"); t("left", { count })'

function problems(changes: Record<string, string | undefined>, allowed: Exceptions = {}, source = code) {
  const changed = Object.entries({ ...polish, ...changes }).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, text] as const],
  )
  const all = new Map<Language, Texts>([
    ["en", new Map(Object.entries(english))],
    ["pl", new Map(changed)],
  ])
  return [...textProblems(all, source, allowed, terms)]
}

test("complete translations with the plural forms of their language pass", () => {
  expect(problems({})).toEqual([])
})

test.each([
  ["a missing text", { "landing:more": undefined }, "pl landing:more is missing"],
  ["a missing plural form", { "landing:left_few": undefined }, "pl landing:left_few is missing"],
  ["a plural form of another language", { "landing:left_two": "2" }, "pl landing:left_two has no English text"],
  ["an unknown text", { "landing:old": "Dawno" }, "pl landing:old has no English text"],
  ["an empty text", { "landing:left_one": "" }, "pl landing:left_one is empty"],
  ["a misspelt place", { "landing:title": "Dzień dobry, {{nazwa}}" }, "pl landing:title has other places than"],
  ["a lost tag", { "landing:more": "Przeczytaj <terms>to" }, "pl landing:more has other places than"],
  ["English words", { "landing:title": "Good day, {{name}}" }, 'pl landing:title is English: "Good day, {{name}}"'],
  ["a format", { "landing:left_many": "{{count, number}}\u00A0dni" }, "pl landing:left_many has a format or refers"],
  ["a nested text", { "landing:left_one": "Jeden $t(day)" }, "pl landing:left_one has a format or refers"],
  ["two blanks", { "landing:left_one": "Jeden  dzień" }, "pl landing:left_one has two blanks in a row"],
  ["a blank at the end", { "landing:left_one": "Jeden " }, "pl landing:left_one begins or ends with a blank"],
  ["a straight apostrophe", { "landing:left_one": "d'un" }, "pl landing:left_one has a straight apostrophe"],
  [
    "a blank after a word of one letter",
    { "landing:left_one": "dzień i noc" },
    "pl landing:left_one has no non-breaking space after a word of one letter",
  ],
  [
    "a word that the glossary replaces",
    { "landing:left_one": "Jedna doba" },
    'pl landing:left_one says "doba*", where the term is "dzień"',
  ],
])("%s is reported", (_, changes, problem) => {
  expect(problems(changes).join("\n")).toContain(problem)
})

test("an exception may be the English text", () => {
  expect(problems({ "landing:title": english["landing:title"] }, { "pl landing:title": "a reason" })).toEqual([])
})

test.each([
  ["a literal with its area", 't("landing:title"); t("landing:more"); t("landing:left")', []],
  ["templates", 'useTranslation(["landing"]); t(`${a}tle`); t(`mo${b}`); t("left")', []],
  ["keys in a model", 'const keys = { a: "title", b: "more", c: "left" }', []],
  [
    "a part of a key",
    'useTranslation("landing"); t("titles"); t("more"); t("left")',
    ["landing:title is shown by no code"],
  ],
])("%s: the keys in use are detected", (_, source, expected) => {
  expect(problems({}, {}, source)).toEqual(expected)
})
