import { expect, test } from "vitest"
import { languages } from "../../src/lib/languages.ts"
import { imprintTexts, invitationTexts } from "../../src/sandbox/data/editorialTexts"
import { activationMail, applicationMail, smsMessage } from "../../src/sandbox/mails/composeMessage"
import { coatTexts, scarfNames } from "../../src/sandbox/data/products"
import { privacyTexts } from "../../src/sandbox/data/privacyTexts"
import { termsTexts } from "../../src/sandbox/data/termsTexts"
import { foreignWords, glossaries } from "./glossary.ts"
import { typographyProblems } from "./typography.ts"

test.each(languages)("the mocked backend's %s texts keep the rules of the site's", (language) => {
  const documents = [invitationTexts, privacyTexts, termsTexts].flatMap((texts) => {
    const { title, intro, sections } = texts[language]
    return [title, intro, ...sections.flat()]
  })
  const mails = [activationMail(language, "Ada", "1"), applicationMail(language)].flatMap(
    ({ subject, body, linkLabel, emailParts }) => {
      const { footerLinks = [], ...texts } = emailParts ?? {}
      return [subject, ...body, linkLabel ?? "", ...Object.values(texts), ...footerLinks.map(({ label }) => label)]
    },
  )
  const coat = coatTexts[language]
  const products = [coat.name, coat.imageAlt, scarfNames[language]]
  const sms = smsMessage(language, "ABCDEF").body
  const all = [imprintTexts[language].title, ...documents, ...products, ...mails, ...sms]
  const problems = all.flatMap((text) =>
    [
      // They write "e-mail" plainly: mail programs break lines as they please.
      ...typographyProblems(language, text.replaceAll("e-mail", "e-\u2060mail")),
      ...foreignWords(text, glossaries[language]),
    ].map((problem) => `${text}: ${problem}`),
  )
  expect(problems).toEqual([])
})
