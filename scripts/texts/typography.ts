import { percentages } from "../../src/lib/facts.ts"
import type { Language } from "../../src/lib/languages.ts"

/** What is wrong in a text, and the pattern that finds it. */
type Rule = readonly [pattern: RegExp, problem: string]

/** The quotation marks of each language; the apostrophe (’) is allowed in all of them. */
const quotes: Readonly<Record<Language, string>> = {
  en: "“”‘’",
  de: "„“‚‘’",
  fr: "«»’",
  it: "«»’",
  nl: "‘’",
  pl: "„”’",
  sv: "”’",
}

/** Words that may begin a line although a figure stands before them, since they name no unit: "4 to 40". */
const joints: Readonly<Record<Language, string>> = {
  en: "and|from|of|or|out|to",
  de: "aus|bei|bis|und|von",
  fr: "à|d|de|et|ou|sur",
  it: "a|da|di|e|in|o|su",
  nl: "en|of|tot|uit|van",
  pl: "do|lub|na",
  sv: "av|eller|från|och|till",
}

/** A figure: a digit, or the place of a figure that the build or the page writes; a share ends with its own unit. */
const figure = String.raw`(?:\d|\{\{(?:fact\.(?!(?:${percentages.join("|")})\})\w+|count|limit)\}\})`

const inEveryLanguage: readonly Rule[] = [
  [/^\s*$/, "is empty"],
  [/^\s|\s$/, "begins or ends with a blank"],
  [/ {2}/, "has two blanks in a row"],
  // scripts/vite/trimLibraries.ts leaves out of the library what would carry them out.
  [/\{\{[^}]*,|\$t\(/, "has a format or refers to another text"],
  [/"/, "has a straight quotation mark"],
  [/\.\.\./, "has three dots instead of …"],
  [/[ \u00A0]-[ \u00A0]/, "has a hyphen for a dash"],
  [/[^\u00A0\d]–|–[^ \d]/, "has a dash without a non-breaking space before it and a blank after it"],
  [/[ \u00A0\u202F][,.]/, "has a blank before a comma or a full stop"],
  [/\be-(?:mail|post)/i, "may break after e-; the word joiner U+2060 belongs there"],
]

const closeMarks: Rule = [/[ \u00A0\u202F][;:!?]/, "has a blank before ; : ! or ?"]

const own: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    closeMarks,
    [/–(?!\d)/, "has an en dash, where English has an em dash"],
    [/\s—|—\s/, "has blanks around an em dash"],
    [/members-only/i, "may break after members-; the word joiner U+2060 belongs there"],
  ],
  de: [closeMarks],
  fr: [
    [/[^\u202F;!?][;!?]/, "has no narrow non-breaking space before ; ! or ?"],
    [/[^\u00A0]:(?!\/\/)/, "has no non-breaking space before :"],
    [/«(?!\u00A0)|[^\u00A0]»/, "has no non-breaking space within « »"],
    [
      /\p{L}-(?:vous|nous|je|tu|moi|toi|lui|leur|les?|la|en|y|ils?|elles?|on|ce|ci|là|mêmes?|t)(?!\p{L})/u,
      "may break before a pronoun; the word joiner U+2060 belongs after the hyphen",
    ],
  ],
  it: [
    closeMarks,
    [
      /[\p{L},:}] (?:La|Le|Lei|Su[aeo]|Suoi|Glie\p{L}+)(?!\p{L})|\p{Ll}L[ae](?!\p{L})/u,
      "has a capital in a word for the reader",
    ],
  ],
  nl: [closeMarks],
  pl: [closeMarks, [/(?<![\p{L}\p{N}])[aiouwz] /iu, "has no non-breaking space after a word of one letter"]],
  sv: [closeMarks],
}

/** The rules of a language. */
function rulesOf(language: Language): readonly Rule[] {
  return [
    ...inEveryLanguage,
    [new RegExp(`[^\\P{Quotation_Mark}"'${quotes[language]}]`, "u"), "has a quotation mark of another language"],
    [
      new RegExp(String.raw`${figure} (?=\p{L})(?!(?:${joints[language]})(?!\p{L}))`, "u"),
      "has no non-breaking space between a figure and its word",
    ],
    ...(language === "en" ? [] : [[/—/, "has an em dash"] as const]),
    ...own[language],
  ]
}

/** What is wrong with the punctuation and the spaces of a text. */
export const typographyProblems = (language: Language, text: string): string[] =>
  rulesOf(language).flatMap(([pattern, problem]) => (pattern.test(text) ? [problem] : []))
