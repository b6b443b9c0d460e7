import { expect, test } from "vitest"
import { languages } from "../../src/lib/languages.ts"
import { texts } from "../../src/sandbox/texts"
import { foreignWords, glossaries } from "./glossary.ts"
import { typographyProblems } from "./typography.ts"

/** Every text in a part of a language's file, headings too. */
function allTexts(part: unknown, name = ""): string[] {
  if (typeof part === "string") return [name, part]
  const inner: [string, unknown][] = typeof part === "object" && part !== null ? Object.entries(part) : []
  return inner.flatMap(([key, value]) => allTexts(value, key))
}

test.each(languages)("the mocked backend's %s texts keep the rules of the site's", (language) => {
  const problems = allTexts(texts[language]).flatMap((text) =>
    [...typographyProblems(language, text), ...foreignWords(text, glossaries[language])].map(
      (problem) => `${text}: ${problem}`,
    ),
  )
  expect(problems).toEqual([])
})
