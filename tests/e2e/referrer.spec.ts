import { expect, test } from "./support/fixtures"

const forbidden = "https://www.mydealz.de/"

for (const address of ["", "de", "black-friday", "?rc=VALID-0001&validityTimestamp=x"]) {
  test(`/${address} denies a visitor from a forbidden referrer, unseen`, async ({ page }) => {
    // What is painted of the landing page before the browser leaves it.
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const seen = getComputedStyle(document.body).visibility === "visible"
        if (seen && !location.pathname.includes("deny")) sessionStorage.setItem("seen", location.pathname)
      })
    })
    await page.goto(address, { referer: forbidden, waitUntil: "commit" })
    await expect(page).toHaveURL(/\/acquisition\/registration\/deny$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access denied. Your invitation is invalid.")
    const kept = await page.evaluate(() => ({ fref: localStorage["fref"], seen: sessionStorage["seen"] }))
    expect(kept).toEqual({ fref: forbidden, seen: undefined })
    expect(await page.evaluate(() => localStorage["rc"])).toBe(address.includes("rc=") ? "VALID-0001" : undefined)
  })
}

test("whoever was denied can still enter a code", async ({ page }) => {
  await page.goto("?rc=VALID-0001", { referer: forbidden, waitUntil: "commit" })
  await page.getByRole("link", { name: "Enter another code" }).click()
  await expect(page).toHaveURL(/\/acquisition\/$/)
  await expect(page.getByRole("textbox", { name: "Enter your code" })).toBeVisible()
})

for (const [from, address] of [
  ["https://mail.google.com/", ""],
  ["https://contact.com/", "lean"],
  [forbidden, "about-us"],
  [forbidden, "membership-interest"],
] as const) {
  test(`/${address} from ${from} stays`, async ({ page }) => {
    await page.goto(address, { referer: from })
    await expect(page).toHaveURL(new RegExp(`/acquisition/${address}$`))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => localStorage["fref"])).toBeUndefined()
  })
}
