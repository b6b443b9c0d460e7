import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, fillForm, namesIn, newEmail, sent, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true })
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true })

/** Opens the imprint from the footer of a page. */
async function openImprint(page: Page) {
  await footerLink(page, "Legal notice").click()
  const dialog = dialogOf(page, "Legal notice")
  await expect(dialog.getByRole("button", { name: "Print" })).toBeVisible()
  return dialog
}

test.describe("the content pages linked by the consents", () => {
  const ways = {
    Back: (page: Page) => page.goBack(),
    Escape: (page: Page) => page.keyboard.press("Escape"),
  }

  for (const [name, close] of Object.entries(ways)) {
    test(`open over the form and leave it as it was when closed by ${name}`, async ({ page, world }) => {
      await page.goto("?rc=VALID-0001")
      await fillForm(page, english)
      const link = page.locator("label").getByRole("link", { name: "Terms and Conditions" })
      await link.click()
      const dialog = dialogOf(page, "Terms and Conditions (PL)")
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused()
      await expect(page).toHaveURL(/\/acquisition\/content\/terms-pl$/)
      await expect(page).toHaveTitle(/^Terms and Conditions \(PL\) – /)
      const place = await page.evaluate(() => scrollY)
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL(/\/acquisition\/\?rc=VALID-0001$/)
      await expect(link).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(place)
      const form = controls(page, english)
      await expect(form.gender).toBeChecked()
      await expect(form.email).toHaveValue(newEmail)
      await expect(form.terms).toBeChecked()
      await form.create.click()
      await expect(form.finished).toBeVisible()
      expect(sent(world, "registerCustomer")).toHaveLength(1)
    })
  }

  test(
    "come back with Forward, and a reload makes the content a page of its own",
    { tag: "@stored" },
    async ({ page }) => {
      await page.goto("?rc=VALID-0001")
      await fillForm(page, english)
      await page.locator("label").getByRole("link", { name: "Privacy Policy" }).click()
      const dialog = page.getByRole("dialog")
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await page.goForward()
      await expect(dialog).toBeVisible()
      await page.reload()
      await expect(page.getByRole("heading", { level: 1, name: /^Privacy Policy/ })).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await page.goBack()
      await expect(controls(page, english).create).toBeVisible()
      await expect(controls(page, english).email).toHaveValue(newEmail)
    },
  )
})

test("in a new tab, content is a page of its own", { tag: "@once" }, async ({ page, context }) => {
  await page.goto("")
  await whenHydrated(page)
  const opened = context.waitForEvent("page")
  await footerLink(page, "Legal notice").click({ modifiers: ["ControlOrMeta"] })
  const tab = await opened
  await expect(tab.getByRole("heading", { level: 1, name: "Legal notice" })).toBeVisible()
  await expect(tab.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("a link from one content page to another replaces it", async ({ page }) => {
  await page.goto("content/terms")
  await page.setViewportSize({ width: 390, height: 600 })
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible()
  await footerLink(page, "Legal notice").click()
  const heading = page.getByRole("heading", { level: 1, name: "Legal notice" })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByRole("dialog")).toHaveCount(0)
})

test("changing the language in the dialog changes content and page, and keeps the input", async ({ page }) => {
  await page.goto("en?rc=VALID-0001")
  await fillForm(page, english)
  await openImprint(page)
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click()
  const dialog = dialogOf(page, "Impressum")
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(/\/acquisition\/de\/content\/imprint$/)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await dialog.getByRole("button", { name: text("de", "common:close") }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/acquisition\/de\?rc=VALID-0001$/)
  const form = controls(page, namesIn("de"))
  await expect(form.create).toBeVisible()
  await expect(form.email).toHaveValue(newEmail)
  await expect(footerLink(page, "Impressum")).toBeFocused()
})

test(
  "content that is slow, fails or is missing leaves a way on",
  { tag: "@once" },
  async ({ page, world, complaints }) => {
    complaints.allow(/status 500|Failed to load resource/)
    await page.goto("")
    await whenHydrated(page)
    await test.step("late", async () => {
      world.addFault({ operation: "contentPage", hang: true, times: 1 })
      await footerLink(page, "Legal notice").click()
      const dialog = dialogOf(page, "Legal notice")
      await expect(dialog.getByRole("status", { name: text("en", "content:loading") })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press("Escape")
      await expect(dialog).toBeHidden()
    })
    await test.step("failed", async () => {
      world.addFault({ operation: "contentPage", status: 500, times: 2 })
      await footerLink(page, "Legal notice").click()
      const dialog = dialogOf(page, "Legal notice")
      await expect(dialog.getByRole("alert")).toBeFocused()
      await expectAccessible(page)
      await dialog.getByRole("button", { name: "Try again" }).click()
      await expect(dialog.getByRole("button", { name: "Print" })).toBeVisible()
      await page.goBack()
    })
    await test.step("missing", async () => {
      world.state.settings = { imprintUrl: "content/nowhere" }
      await page.reload()
      await whenHydrated(page)
      await expect(footerLink(page, "Legal notice")).toHaveAttribute("href", /\/content\/nowhere$/)
      await footerLink(page, "Legal notice").click()
      const dialog = dialogOf(page, text("en", "content:missingTitle"))
      await dialog.getByRole("button", { name: text("en", "content:close") }).click()
      await expect(dialog).toBeHidden()
    })
  },
)

test(
  "long content has headings in order and a table of contents, in the dialog and as a page",
  { tag: "@once" },
  async ({ page, world }) => {
    world.state.settings = { imprintUrl: "content/long" }
    const levels = () =>
      page.evaluate(() => {
        const root = document.querySelector("dialog") ?? document
        return Array.from(root.querySelectorAll("h1, h2, h3, h4, h5, h6"), ({ tagName }) => Number(tagName[1]))
      })
    const stepsDown = (found: number[]) => found.map((level, index) => level - (found[index - 1] ?? level))
    await page.goto("")
    await whenHydrated(page)
    await expect(footerLink(page, "Legal notice")).toHaveAttribute("href", /\/content\/long$/)
    await footerLink(page, "Legal notice").click()
    const contents = page.getByRole("navigation", { name: "Contents" })
    const entry = contents.getByRole("link", { name: "How long" })
    const heading = page.getByRole("heading", { name: "How long" }).first()
    await entry.click()
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    await expectAccessible(page)
    expect(Math.max(...stepsDown(await levels()))).toBe(1)
    await expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeInViewport()

    await page.reload()
    await entry.click()
    await expect(heading).toBeFocused()
    expect(Math.max(...stepsDown(await levels()))).toBe(1)
    await expectAccessible(page)
  },
)

test("only the content is printed", { tag: "@once" }, async ({ page }) => {
  await page.goto("")
  await whenHydrated(page)
  const dialog = await openImprint(page)
  await page.emulateMedia({ media: "print" })
  await expect(dialog.getByRole("heading", { level: 2 })).toBeVisible()
  await expect(dialog.getByRole("paragraph").first()).toBeVisible()
  for (const part of ["main", "footer", "header", "dialog nav", "dialog button"])
    await expect(page.locator(part).first()).toBeHidden()
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "Legal notice" })).toBeVisible()
  await expect(page.getByRole("link", { name: /Lisière/ })).toBeVisible()
  for (const part of ["footer", "nav", "main button", "a[href='#main']"])
    await expect(page.locator(part).first()).toBeHidden()
})
