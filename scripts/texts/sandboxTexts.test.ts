import { expect, test } from "vitest"
import { languages } from "../../src/lib/languages.ts"
import { imprintTexts, invitationTexts } from "../../src/sandbox/data/editorialTexts"
import { activationMail, smsMail } from "../../src/sandbox/data/mailTexts"
import { privacyTexts } from "../../src/sandbox/data/privacyTexts"
import { termsTexts } from "../../src/sandbox/data/termsTexts"
import { foreignWords, glossaries } from "./glossary.ts"
import { typographyProblems } from "./typography.ts"

test.each(languages)("the mocked backend's %s texts keep the rules of the site's", (language) => {
  const documents = [invitationTexts, privacyTexts, termsTexts].flatMap((texts) => {
    const { title, intro, sections } = texts[language]
    return [title, intro, ...sections.flat()]
  })
  const { subject, body, linkLabel } = activationMail(language, "Ada", "1")
  const all = [
    imprintTexts[language].title,
    ...documents,
    subject,
    ...body,
    linkLabel ?? "",
    ...smsMail(language, "ABCDEF").body,
  ]
  const problems = all.flatMap((text) =>
    [
      // They write "e-mail" plainly: mail programs break lines as they please.
      ...typographyProblems(language, text.replaceAll("e-mail", "e-\u2060mail")),
      ...foreignWords(text, glossaries[language]),
    ].map((problem) => `${text}: ${problem}`),
  )
  expect(problems).toEqual([])
})
