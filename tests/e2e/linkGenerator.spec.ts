import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { renderSVG } from "uqr"
import { expectAccessible } from "./support/accessible"
import { expect, test } from "./support/fixtures"
import { whenHydrated } from "./support/journey"

const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const link = (page: Page) => box(page, "Registration link")

async function signIn(page: Page) {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await whenHydrated(page)
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
