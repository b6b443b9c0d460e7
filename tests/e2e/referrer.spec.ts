import { expect, test } from "./support/fixtures"
import { text } from "./support/texts"

const forbidden = "https://www.mydealz.de/"

for (const [address, language] of [
  ["de/black-friday", "de"],
  ["?lang=fr", "fr"],
  ["?rc=VALID-0001&validityTimestamp=x", "en"],
] as const) {
  test(`/${address} denies a visitor from a forbidden referrer before anything is shown`, async ({ page }) => {
    // What is painted of the landing page before the browser leaves it.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const seen = getComputedStyle(document.body).visibility === "visible"
        if (seen && !location.pathname.includes("deny")) sessionStorage.setItem("seen", location.pathname)
      })
    })
    await page.goto(address, { referer: forbidden, waitUntil: "commit" })
    await expect(page).toHaveURL(/\/registration\/deny\?reason=referrer$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text(language, "access:deny.denied"))
    await expect(page.getByText(text(language, "access:deny.referrer"))).toBeVisible()
    const kept = await page.evaluate(() => ({ fref: localStorage["fref"], seen: sessionStorage["seen"] }))
    expect(kept).toEqual({ fref: forbidden, seen: undefined })
    expect(await page.evaluate(() => localStorage["rc"])).toBe(address.includes("rc=") ? "VALID-0001" : undefined)
  })
}

test("a denied visitor can still continue with the invitation code", async ({ page }) => {
  await page.goto("?rc=VALID-0001", { referer: forbidden, waitUntil: "commit" })
  await page.getByRole("link", { name: "Continue with your code" }).click()
  await expect(page).toHaveURL(/\/acquisition\/$/)
  await expect(page.getByRole("button", { name: "Create account" })).toBeVisible()
})

for (const [from, address] of [
  ["https://mail.google.com/", ""],
  [forbidden, "about-us"],
] as const) {
  test(`/${address} from ${from} stays`, async ({ page }) => {
    await page.goto(address, { referer: from })
    await expect(page).toHaveURL(new RegExp(`/acquisition/${address}$`))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage["fref"])).toBeUndefined()
  })
}
