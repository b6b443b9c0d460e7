import { expect, test } from "vitest"
import type { Language } from "../../src/lib/languages.ts"
import { typographyProblems } from "./typography.ts"

test.each<[Language, string]>([
  ["en", "“Quoted”, and a dash—without blanks; from 4 to 40\u00A0letters, 2–6\u00A0variants"],
  ["de", "„Zitat“, ein Strich\u00A0– mit Leerzeichen, {{fact.labels}}\u00A0Marken, {{fact.voucherTen}} zur Begrüßung"],
  [
    "fr",
    "«\u00A0Cité\u00A0»\u00A0: l’e-\u2060mail\u202F? {{fact.customers}} de clients\u202F; dites-\u2060nous, https://",
  ],
  ["it", "«Citato»: l’e-\u2060mail, {{fact.items}} di articoli"],
  ["nl", "‘Geciteerd’, 4 tot 40\u00A0letters"],
  ["pl", "„Cytat” i\u00A0z\u00A0powrotem, {{count}}\u00A0sekund"],
  ["sv", "”Citat”, {{fact.rating}} av 5\u00A0stjärnor"],
])("%s: well-set text passes", (language, text) => {
  expect(typographyProblems(language, text)).toEqual([])
})

test.each<[Language, string, string]>([
  ["en", 'a "word"', "has a straight quotation mark"],
  ["en", "a „word“", "has a quotation mark of another language"],
  ["en", "now – and then", "has an en dash, where English has an em dash"],
  ["en", "now — and then", "has blanks around an em dash"],
  ["en", "and so on...", "has three dots instead of …"],
  ["en", "{{count}} seconds", "has no non-breaking space between a figure and its word"],
  ["en", "now - and then", "has a hyphen for a dash"],
  ["de", "ein “Wort”", "has a quotation mark of another language"],
  ["de", "jetzt – bald", "has a dash without a non-breaking space before it and a blank after it"],
  ["de", "jetzt\u00A0–bald", "has a dash without a non-breaking space before it and a blank after it"],
  ["de", "jetzt—bald", "has an em dash"],
  ["de", "Warum\u00A0?", "has a blank before ; : ! or ?"],
  ["de", "{{fact.labels}} Marken", "has no non-breaking space between a figure and its word"],
  ["fr", "Pourquoi ?", "has no narrow non-breaking space before ; ! or ?"],
  ["fr", "Pourquoi\u00A0?", "has no narrow non-breaking space before ; ! or ?"],
  ["fr", "Erreur:", "has no non-breaking space before :"],
  ["fr", "un « mot »", "has no non-breaking space within « »"],
  ["fr", "Oui , bien sûr", "has a blank before a comma or a full stop"],
  ["fr", "l’e-mail", "may break after e-; the word joiner U+2060 belongs there"],
  ["en", "a members-only club", "may break after members-; the word joiner U+2060 belongs there"],
  ["fr", "demandez-la", "may break before a pronoun; the word joiner U+2060 belongs after the hyphen"],
  ["sv", "din e-post", "may break after e-; the word joiner U+2060 belongs there"],
  ["de", "Ihre E-Mail", "may break after e-; the word joiner U+2060 belongs there"],
  ["it", "una “parola”", "has a quotation mark of another language"],
  ["it", "Apra il Suo invito", "has a capital in a word for the reader"],
  ["it", "un piacere averLa tra noi", "has a capital in a word for the reader"],
  ["nl", "een “woord”", "has a quotation mark of another language"],
  ["pl", "w klubie", "has no non-breaking space after a word of one letter"],
  ["pl", "i\u00A0z powrotem", "has no non-breaking space after a word of one letter"],
  ["sv", "ett “ord”", "has a quotation mark of another language"],
])("%s: %s is reported", (language, text, problem) => {
  expect(typographyProblems(language, text)).toContain(problem)
})
