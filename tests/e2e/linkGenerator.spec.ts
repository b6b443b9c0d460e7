import type { Page } from "@playwright/test"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, holdEntry, namesIn, sent, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const address = "admin/registrationlinkgenerator"
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const link = (page: Page) => box(page, "Registration link")
const recent = (page: Page) => page.getByRole("region", { name: "Recent links in this tab" })

async function signIn(page: Page) {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await whenHydrated(page)
}

async function generate(page: Page, code = "VALID-0001") {
  await box(page, "Registration code").fill(code)
  await button(page, "Create link").click()
}

/** Fills in the whole form and generates; returns the link. */
async function generateWithAllFields(page: Page): Promise<string> {
  await page.getByLabel("Language of the page").selectOption("de")
  await page.getByLabel("Landing page").selectOption("lean")
  await button(page, "Add a parameter").click()
  await page.keyboard.type("newsletter & more")
  await generate(page)
  await expect(page.getByRole("heading", { level: 2, name: "Your link for VALID-0001" })).toBeFocused()
  return link(page).inputValue()
}

test("the link opens the landing page with a checked code, its language and its parameters", async ({
  page,
  world,
}) => {
  await signIn(page)
  const generated = await generateWithAllFields(page)
  await expect(page.getByText(/ UTC$/)).toBeVisible()
  await page.goto(generated)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  // Whoever generated the link is signed in.
  await page.getByRole("button", { name: text("de", "registration:member.another") }).click()
  await expect(controls(page, namesIn("de")).email).toBeVisible()
  const url = new URL(page.url())
  expect(url.pathname).toBe("/acquisition/de/lean")
  expect(url.searchParams.has("acqParams")).toBe(false)
  expect(url.searchParams.get("utm_source")).toBe("newsletter & more")
  expect(sent(world, "checkRegistrationCode")).toMatchObject([
    {
      variables: {
        registrationCode: "VALID-0001",
        validityTimestamp: new URL(generated).searchParams.get("validityTimestamp"),
      },
    },
  ])
})

test("a press before hydration takes effect after it", async ({ page, world }) => {
  await signIn(page)
  const { release } = await holdEntry(page, "mountPage")
  await page.goto(address, { waitUntil: "commit" })
  await generate(page)
  release()
  await expect(link(page)).toHaveValue(/rc=VALID-0001/)
  expect(sent(world, "checkRegistrationCode")).toEqual([])
})

test("a link without a language opens in the reader's own", async ({ page, browser, server }) => {
  await signIn(page)
  await generate(page)
  const generated = await link(page).inputValue()
  const reader = await browser.newPage({ locale: "sv-SE", baseURL: server.url })
  await reader.goto(generated)
  await expect(reader.locator("html")).toHaveAttribute("lang", "sv")
  await expect(controls(reader, namesIn("sv")).create).toBeVisible()
  await reader.close()
})

test("copying the link is announced", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await signIn(page)
  const generated = await generateWithAllFields(page)
  await button(page, "Copy link").click()
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated)
})

test("without a clipboard the link is selected, which is announced", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
  await signIn(page)
  const generated = await generateWithAllFields(page)
  await button(page, "Copy link").click()
  await expect(page.getByRole("status").filter({ hasText: "The link is selected" })).toBeVisible()
  await expect(link(page)).toBeFocused()
  const selected = await link(page).evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) return ""
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  })
  expect(selected).toBe(generated)
})

test("a visitor who is not signed in is sent to the login, and returns to the filled form", async ({ page }) => {
  await page.goto(address)
  await expect(page.getByText("You are not logged in. Only administrators can create links.")).toBeVisible()
  await generate(page)
  const refusal = page.getByRole("alert")
  await expect(refusal).toContainText("your session has ended")
  await expect(refusal).toBeFocused()
  await refusal.getByRole("link", { name: "Log in" }).click()
  await page.getByRole("link", { name: "Sign in as an administrator" }).click()
  await expect(box(page, "Registration code")).toHaveValue("VALID-0001")
  await button(page, "Create link").click()
  await expect(link(page)).toHaveValue(/rc=VALID-0001/)
})

test("a member is refused with an explanation", async ({ page }) => {
  await page.goto("/entrance/login?as=member")
  await page.goto(address)
  await generate(page)
  await expect(page.getByRole("alert")).toContainText("Your account cannot create links.")
  await expect(box(page, "Registration code")).toHaveValue("VALID-0001")
})

test("the reason for a rejected code is shown at its field", async ({ page }) => {
  await signIn(page)
  await generate(page, "NOBALANCE-0001")
  const code = box(page, "Registration code")
  await expect(code).toHaveAccessibleDescription(/The member behind this code has no invitations left\./)
  await expect(code).toHaveValue("NOBALANCE-0001")
  await expectAccessible(page)
})

test("a technical failure keeps the form and allows a retry", async ({ page, world, complaints }) => {
  complaints.allow(/\b500\b/)
  world.addFault({ operation: "generateRegistrationLink", status: 500, times: 1 })
  await signIn(page)
  await generate(page)
  await expect(page.getByRole("alert")).toContainText("Due to a technical issue")
  await expect(box(page, "Registration code")).toHaveValue("VALID-0001")
  await button(page, "Try again").click()
  await expect(link(page)).toHaveValue(/rc=VALID-0001/)
})

test("the tab remembers its recent links, and parses one of them", async ({ page }) => {
  await signIn(page)
  await generate(page)
  await expect(recent(page).getByRole("listitem")).toHaveCount(1)
  const generated = await generateWithAllFields(page)
  await expect(recent(page).getByRole("listitem")).toHaveCount(2)
  await page.reload()
  await expect(recent(page).getByRole("listitem").first()).toContainText(generated)
  await button(page, "Remove parameter 1").click()
  await page.getByLabel("Language of the page").selectOption("")
  await box(page, "Existing link").fill(generated)
  await button(page, "Read link").click()
  await expect(page.getByText("This link is valid.")).toBeVisible()
  await expect(page.getByLabel("Language of the page")).toHaveValue("de")
  await expect(page.getByLabel("Landing page")).toHaveValue("lean")
  await expect(box(page, "Value")).toHaveValue("newsletter & more")
  await expectAccessible(page)
})

test("everything fits a phone 320 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page)
  await generateWithAllFields(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test("generating and copying works with the keyboard alone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await signIn(page)
  await box(page, "Registration code").focus()
  await page.keyboard.type("VALID-0001")
  await page.keyboard.press("Enter")
  await expect(link(page)).toBeVisible()
  await expect(page.getByRole("heading", { level: 2, name: "Your link for VALID-0001" })).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(link(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible()
})
