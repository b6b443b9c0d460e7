import type { Page } from "@playwright/test"
import { facts, formatFact, type FactName } from "../../src/lib/facts"
import type { Language } from "../../src/lib/languages"
import { expect, test } from "./support/fixtures"
import { controls, holdEntry, namesIn } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")

/** The way in at the end of the landing page. */
function closing(page: Page, language: Language = "en") {
  const words = (key: string) => text(language, `sections:closing.${key}`)
  return {
    heading: page.getByRole("heading", { name: words("heading"), exact: true }),
    code: page.getByRole("textbox", { name: words("code"), exact: true }),
    submit: page.getByRole("button", { name: words("use"), exact: true }),
    back: page.getByRole("link", { name: words("back"), exact: true }),
    apply: page.getByRole("main").getByRole("link", { name: words("apply"), exact: true }),
  }
}

/** Resolves once the part with the end of the page is hydrated. */
async function whenComplete(page: Page, language: Language = "en"): Promise<void> {
  await expect(page.getByRole("button", { name: text(language, "sections:brands.next") })).toBeAttached()
}

/** What the page says from its heading to its footer, with all answers open; figures keep one kind of space. */
async function wordsOf(page: Page): Promise<string> {
  const main = page.getByRole("main")
  await main.evaluate((element) => {
    for (const answer of element.querySelectorAll("details")) answer.open = true
    // What is skipped because it is far from the viewport has no text.
    for (const section of element.querySelectorAll("section")) section.style.contentVisibility = "visible"
  })
  return (await main.innerText()).replaceAll(/[\u00A0\u202F]/g, "_")
}

/** The facts of the start page; the others belong to vouchers and to the onboarding. */
const told = (Object.keys(facts) as FactName[]).filter((name) => !/^voucher|^onboarding/.test(name))

for (const language of ["en", "pl"] as const)
  test(`the start page in ${language} tells its story in order, and says nothing twice`, async ({ page }) => {
    await page.goto(language)
    await whenComplete(page, language)
    const keys = ["brands", "selvedge", "benefits", "how", "stores", "faq", "closing"]
    const headings = [
      text(language, "landing:code.heading"),
      ...keys.map((key) => text(language, `sections:${key}.heading`)),
    ]
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(headings)
    const words = await wordsOf(page)
    const sentences = words
      .split(/\n+|(?<=[.?!])\s/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 1)
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
    for (const name of told) {
      const figure = formatFact(name, language)
        .replaceAll(/[\u00A0\u202F]/g, "_")
        .replaceAll(".", String.raw`\.`)
      const alone = new RegExp(String.raw`(?<!\d[.,_]?)${figure}(?![.,_]?\d)`, "g")
      expect(words.match(alone), `${name}: ${figure}`).toHaveLength(1)
    }
  })

test("a code submitted at the end before any script has loaded opens the form", async ({ page }) => {
  const { release } = await holdEntry(page)
  await page.goto("", { waitUntil: "commit" })
  const { code, submit } = closing(page)
  await code.fill("VALID-0001")
  await submit.click()
  await expect(code).toHaveValue("VALID-0001")
  release()
  await expect(controls(page, english).create).toBeVisible()
})

test("an invited visitor is led back to the form, also before any script has loaded", async ({ page }) => {
  const { release } = await holdEntry(page)
  await page.goto("?rc=VALID-0001", { waitUntil: "commit" })
  const { code, back } = closing(page)
  for (const loaded of [false, true]) {
    if (loaded) {
      release()
      await whenComplete(page)
    }
    await expect(code).toBeHidden()
    await back.click()
    await expect(page.locator("#registration")).toBeFocused()
    await expect(controls(page, english).email).toBeInViewport()
  }
  // The link adds nothing to the history.
  await expect(page).toHaveURL(/\?rc=VALID-0001$/)
})
