import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { renderSVG } from "uqr"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { controls, holdEntry, namesIn, sent, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const address = "admin/registrationlinkgenerator"
const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const link = (page: Page) => box(page, "Registration link")

async function signIn(page: Page) {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await whenHydrated(page)
}

async function generate(page: Page) {
  await box(page, "Registration code").fill("VALID-0001")
  await button(page, "Generate link").click()
}

/** Presses a button that saves a file; returns the file's name and text. */
async function save(page: Page, name: string) {
  const download = page.waitForEvent("download")
  await button(page, name).click()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") }
}

test("a link is generated and copied by keyboard alone, and its QR code saved", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await signIn(page)
  await box(page, "Registration code").focus()
  await page.keyboard.type("VALID-0001")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 2, name: "Your link for VALID-0001" })).toBeFocused()
  await expect(page.getByText(/ UTC$/)).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(link(page)).toBeFocused()
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeVisible()
  const generated = await link(page).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(generated)
  const picture = page.getByRole("img", { name: "QR code for this link" })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const svg = { name: "VALID-0001.svg", text: renderSVG(generated, { ecc: "M", border: 4 }) }
  expect(await save(page, "Save QR code as SVG")).toEqual(svg)
  await expectAccessible(page)
})

test("a link opens the landing page with a checked code, its language and its parameters", async ({ page, world }) => {
  await signIn(page)
  for (const name of ["The visitor’s own language", "Home page"]) await page.getByLabel(name, { exact: true }).uncheck()
  for (const name of ["Deutsch", "lean"]) await page.getByLabel(name, { exact: true }).check()
  await box(page, "Channels").fill("newsletter & more")
  await generate(page)
  const generated = await link(page).inputValue()
  await page.goto(generated)
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  // Whoever generated the link is signed in.
  await page.getByRole("button", { name: text("de", "registration:member.another") }).click()
  await expect(controls(page, namesIn("de")).email).toBeVisible()
  const url = new URL(page.url())
  expect(url.pathname).toBe("/acquisition/de/lean")
  expect(url.searchParams.has("acqParams")).toBe(false)
  expect(url.searchParams.get("utm_source")).toBe("newsletter & more")
  const variables = {
    registrationCode: "VALID-0001",
    validityTimestamp: new URL(generated).searchParams.get("validityTimestamp"),
  }
  expect(sent(world, "checkRegistrationCode")).toMatchObject([{ variables }])
})

test("several links fit a screen 320 px wide, and are saved as CSV", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signIn(page)
  for (const name of ["lean", "Deutsch"]) await page.getByLabel(name, { exact: true }).check()
  await box(page, "Channels").fill("newsletter\nprinted card")
  await generate(page)
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(9)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const list = page.getByRole("group", { name: "8 links for VALID-0001" })
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  const csv = await save(page, "Save as CSV")
  expect(csv.name).toBe("VALID-0001.csv")
  const links = await page.getByRole("table").getByRole("link").allTextContents()
  expect(csv.text.match(/https?:[^,]*/g)).toEqual(links)
  await expectAccessible(page)
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

test("a visitor who is not signed in is sent to the login, and returns to the filled form", async ({ page }) => {
  await page.goto(address)
  await generate(page)
  const refusal = page.getByRole("alert")
  await expect(refusal).toContainText("your session has ended")
  await refusal.getByRole("link", { name: "Log in" }).click()
  await page.getByRole("link", { name: "Sign in as an administrator" }).click()
  await expect(box(page, "Registration code")).toHaveValue("VALID-0001")
  await button(page, "Generate link").click()
  const generated = await link(page).inputValue()
  await box(page, "Existing link").fill(generated)
  await button(page, "Read link").click()
  await expect(page.getByText("This link is valid.")).toBeVisible()
})
