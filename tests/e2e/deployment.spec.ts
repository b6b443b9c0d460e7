import type { Page } from "@playwright/test"
import { chunkOf } from "./support/chunks"
import { expect, test } from "./support/fixtures"
import { controls, enterCode, fillForm, namesIn, newEmail, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

const english = namesIn("en")
const failed = text("en", "common:failure.server")
const aboutUs = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "About us" })

/** Counts the documents that a page loads from now on. */
function documents(page: Page): { count: number } {
  const loaded = { count: 0 }
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loaded.count++
  })
  return loaded
}

/** Removes a script from the host until a number of documents has been loaded: newer ones would reference another. */
async function removeChunk(page: Page, chunk: string, loaded: { count: number }, documentsWithout: number) {
  await page.route(chunk, (route) =>
    loaded.count <= documentsWithout ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  )
}

test.beforeEach(({ complaints }) => complaints.allow(/status(?: of)? 404/))

test.describe("a page whose chunk a new deployment has removed", () => {
  test("is reloaded, and Back shows what was typed", { tag: "@stored" }, async ({ page }) => {
    const loaded = documents(page)
    await page.goto("")
    await removeChunk(page, chunkOf("about-us", "page"), loaded, 1)
    await enterCode(page, english)
    await fillForm(page, english)
    await aboutUs(page).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us")
    expect(loaded.count).toBe(2)
    await page.goBack()
    await expect(controls(page, english).email).toHaveValue(newEmail)
    await expect(controls(page, english).firstName).toHaveValue("Ada")
  })

  test("is reloaded only once; then the error page offers a way on", async ({ page }) => {
    const loaded = documents(page)
    await page.goto("")
    const chunk = chunkOf("about-us", "page")
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }))
    await whenHydrated(page)
    await aboutUs(page).click()
    // The file of the page itself is readable.
    await expect(page.getByRole("alert")).toContainText(failed)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us")
    expect(loaded.count).toBe(2)
    await page.unroute(chunk)
    await page.getByRole("link", { name: "Try again" }).click()
    await whenHydrated(page)
    await expect(page.getByRole("alert")).toBeHidden()
  })
})

test.describe("a page whose entry chunks a new deployment has removed", () => {
  test("is reloaded", async ({ page }) => {
    const loaded = documents(page)
    await removeChunk(page, chunkOf("", "mountPage"), loaded, 1)
    await page.goto("?rc=VALID-0001")
    await expect.poll(() => loaded.count).toBe(2)
    await whenHydrated(page)
    await expect(controls(page, english).create).toBeVisible()
    expect(loaded.count).toBe(2)
  })

  test("is reloaded only once; then it says that it cannot be used @daily", async ({ page }) => {
    const loaded = documents(page)
    await page.route(chunkOf("", "mountPage"), (route) => route.fulfill({ status: 404, body: "" }))
    await page.goto("")
    await expect(page.getByRole("alert")).toContainText(failed)
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible()
    expect(loaded.count).toBe(2)
  })
})

test("in a page whose scripts are all gone, Back and Forward load the page of the address", async ({ page }) => {
  await page.goto("")
  await whenHydrated(page)
  await page.route("**/assets/*.js", (route) => route.fulfill({ status: 404, body: "" }))
  await aboutUs(page).click()
  const heading = page.getByRole("heading", { level: 1 })
  await expect(page.getByRole("alert")).toContainText(failed)
  await page.goBack()
  await expect(heading).toHaveText(text("en", "landing:main.default.title"))
  await page.goForward()
  await expect(heading).toHaveText("About Us")
})
