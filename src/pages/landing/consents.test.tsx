import { screen, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { hashOf } from "../../../tests/support/consentScreen"
import { fillIn, findRegistration, openForm, visitor, type OpenForm } from "../../../tests/support/registrationForm"
import { savedFiles } from "../../../tests/support/savedFiles"

function consentTexts({ form, words }: OpenForm) {
  const [terms] = form.terms.labels ?? []
  const [newsletter] = form.newsletter.labels ?? []
  const long = screen.getByText(
    (_, element) => element?.tagName === "P" && element.textContent === words.field.newsletterLong,
  )
  if (!terms || !newsletter) throw new Error("a consent has no label")
  return { terms: hashOf(terms), newsletter: hashOf(newsletter, long) }
}

// Each language: scripts/vite/consentHashes.test.ts.
test.each(["fr", "pl"] as const)("in %s the receipts contain the hashes of the texts on the page", async (language) => {
  const opened = await openForm({ language })
  const texts = consentTexts(opened)
  await fillIn(opened, visitor)
  const before = Date.now()
  await opened.user.click(opened.form.submit)
  const input = await findRegistration()
  expect(input.language).toBe(language)
  const shownAt: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(input.consents).toEqual([
    { kind: "TERMS_AND_CONDITIONS", accepted: true, textSha256: texts.terms, documentPk: "terms-at", shownAt },
    { kind: "PRIVACY_POLICY", accepted: true, textSha256: texts.terms, documentPk: "privacy-at", shownAt },
    { kind: "NEWSLETTER", accepted: false, textSha256: texts.newsletter, shownAt },
  ])
  for (const consent of input.consents) expect(Date.parse(consent.shownAt)).toBeLessThanOrEqual(before)
})

test("the links lead to the documents of the chosen country", async () => {
  const opened = await openForm({ language: "de" })
  const links = () =>
    within(opened.form.terms.labels?.[0] ?? document.body)
      .getAllByRole<HTMLAnchorElement>("link")
      .map((link) => link.getAttribute("href"))
  await fillIn(opened, { country: "SE" })
  expect(links()).toEqual(["/acquisition/de/content/terms-se", "/acquisition/de/content/privacy-se"])
})

test("a code that names no documents leads to the general ones, and nothing is ticked, or described by what is closed", async () => {
  const { form } = await openForm({ code: "NULLS-0001" })
  for (const box of [form.terms, form.newsletter])
    expect([box.checked, box.autocomplete, box.getAttribute("aria-describedby")]).toEqual([false, "off", null])
  expect([form.terms.required, form.newsletter.required]).toEqual([true, false])
  const [label] = form.terms.labels ?? []
  const links = within(label ?? document.body).getAllByRole("link")
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/acquisition/content/terms",
    "/acquisition/content/privacy",
  ])
})

test("the receipt shows what was agreed to and when, and its file the hashes that were sent", async () => {
  const saved = savedFiles()
  const opened = await openForm()
  await fillIn(opened, { ...visitor, newsletter: true })
  await opened.user.click(opened.form.submit)
  const { consents } = await findRegistration()
  await opened.user.click(await screen.findByText("Record of your consents"))
  expect(document.body.textContent).not.toMatch(/[\da-f]{64}/)
  // Day, month, year: the European order.
  expect(screen.getAllByText(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d$/)).toHaveLength(consents.length)
  await opened.user.click(screen.getByRole("button", { name: "Save as a file" }))
  const file: unknown = JSON.parse((await saved[0]?.text()) ?? "")
  expect(file).toMatchObject({ consents })
})
