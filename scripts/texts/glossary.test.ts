import { expect, test } from "vitest"
import { languages } from "../../src/lib/languages.ts"
import { foreignWords, glossaries } from "./glossary.ts"

const glossary = {
  email: { term: "e-mail", not: ["mail", "courriel*"] },
  shop: { term: "boutique", not: ["le magasin"] },
}

test.each([
  ["the term itself", "Un e-\u2060mail de la boutique"],
  ["a word that only contains one", "Les mails, mailing"],
  ["a placeholder of that name", "{{mail}} <mail>boutique</mail>"],
])("%s is allowed", (_, text) => {
  expect(foreignWords(text, glossary)).toEqual([])
})

test.each([
  ["a word", "Votre mail.", 'says "mail", where the term is "e-mail"'],
  ["a word with another ending", "Vos Courriels", 'says "courriel*", where the term is "e-mail"'],
  ["a phrase, over a non-breaking space", "dans le\u00A0magasin", 'says "le magasin", where the term is "boutique"'],
])("%s that the glossary replaces is reported", (_, text, problem) => {
  expect(foreignWords(text, glossary)).toEqual([problem])
})

test.each(languages)("the glossary of %s names words to avoid, none of them its own term", (language) => {
  for (const { term, not } of Object.values(glossaries[language])) {
    expect(not).not.toEqual([])
    expect(foreignWords(term, glossaries[language])).toEqual([])
  }
})
