import { expect, test } from "./support/fixtures"
import { text } from "./support/texts"

const forbidden = "https://www.mydealz.de/"

test("a visitor from a forbidden referrer is denied before anything is shown", async ({ page }) => {
  // What is painted of the landing page before the browser leaves it.
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const seen = getComputedStyle(document.body).visibility === "visible"
      if (seen && !location.pathname.includes("deny")) sessionStorage.setItem("seen", location.pathname)
    })
  })
  await page.goto("?lang=fr&rc=VALID-0001&validityTimestamp=x", { referer: forbidden, waitUntil: "commit" })
  await expect(page).toHaveURL(/\/registration\/deny\?reason=referrer$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("fr", "access:deny.denied"))
  await expect(page.getByText(text("fr", "access:deny.referrer"))).toBeVisible()
  const kept = await page.evaluate(() => [localStorage["fref"], localStorage["rc"], sessionStorage["seen"]])
  expect(kept).toEqual([forbidden, "VALID-0001", undefined])
})

test("a visitor from a mail stays", async ({ page }) => {
  await page.goto("", { referer: "https://mail.google.com/" })
  await expect(page).toHaveURL(/\/acquisition\/$/)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => localStorage["fref"])).toBeUndefined()
})
