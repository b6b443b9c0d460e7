import { expect, test } from "vitest"
import { facts, formatFact, type FactName } from "./facts"
import { languages } from "./languages"

// The kind of space inside a figure depends on the locale data.
const plainSpaces = (text: string) => text.replace(/\s/g, " ")

test.each([
  ["discount", "en", "75%"],
  ["discount", "de", "75 %"],
  ["discount", "fr", "75 %"],
  ["labels", "en", "3,000"],
  ["labels", "de", "3.000"],
  ["items", "en", "5 million"],
  ["items", "de", "5 Millionen"],
  ["customers", "sv", "3 miljoner"],
  ["rating", "en", "4.8"],
  ["rating", "nl", "4,8"],
  ["newItems", "pl", "500"],
] as const)("%s in %s is written %j", (fact, language, text) => {
  expect(plainSpaces(formatFact(fact, language))).toBe(text)
})

test.each(languages)("no figure in %s contains a space at which a line may break", (language) => {
  for (const fact of Object.keys(facts) as FactName[]) expect(formatFact(fact, language)).not.toContain(" ")
})
