import type { Page } from "@playwright/test"
import { builds } from "./support/builds"
import { seenHeadings, unhurried, watch } from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { holdRequests } from "./support/holdRequests"
import { controls, expectMail, fillForm, holdEntry, namesIn, whenHydrated } from "./support/journey"
import { browserTags, text } from "./support/texts"

/** Makes the host serve the English file as the start page, whatever the visitor's language. */
async function serveEnglish(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === "/acquisition/",
    (route) => route.fulfill({ path: `${builds.plain}/index.html`, contentType: "text/html; charset=utf-8" }),
  )
}

const english = namesIn("en")
const german = text("de", "landing:main.default.title")

test.describe("a German browser", () => {
  test.use({ locale: browserTags.de })

  for (const host of ["that negotiates", "that knows English alone"]) {
    test(`sees the start page only in German, at a host ${host}`, async ({ page }) => {
      // A page that stays hidden is revealed after 1500 ms; a busy machine must not run into that.
      await unhurried(page)
      await watch(page)
      if (host === "that knows English alone") await serveEnglish(page)
      await page.goto("")
      await expect(controls(page, namesIn("de")).code).toBeVisible()
      expect(await seenHeadings(page)).toEqual([german])
      await expect(page).toHaveURL(/\/acquisition\/$/)
      await expect(page.locator("html")).toHaveAttribute("lang", "de")
      await expect(page.locator("title")).toHaveCount(1)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/acquisition\/de$/)
      await expect(page.locator('link[rel="alternate"]')).toHaveCount(8)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    })
  }

  test("sees it, and an invitation's form, before scripts at such a host", async ({ page, world, complaints }) => {
    // The browser takes a page that a test answers for one of a public network.
    complaints.allow(/ERR_BLOCKED_BY_LOCAL_NETWORK_ACCESS_CHECKS/)
    await serveEnglish(page)
    const { release } = await holdEntry(page)
    await page.goto("?rc=NULLS-0001", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(german)
    const names = namesIn("de")
    await fillForm(page, names)
    await controls(page, names).create.click()
    release()
    await expect(controls(page, names).finished).toBeVisible()
    expectMail(world, "de")
  })

  test("is served by the page's code where the German file cannot be had", async ({ page, complaints }) => {
    complaints.allow(/status of 404|status 404/)
    await serveEnglish(page)
    await page.route("**/index.words.de.html", (route) => route.fulfill({ status: 404, body: "" }))
    await page.goto("")
    await whenHydrated(page)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(german)
  })

  test("is led from a deep link to the German page, with its query encoded and its hash", async ({ page }) => {
    await page.goto("about-us?redirectUrl=https://x.example/a?b=c#d")
    await expect(page).toHaveURL(/\/acquisition\/de\/about-us\?redirectUrl=https%3A%2F%2Fx\.example%2Fa%3Fb%3Dc#d$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("de", "about:title"))
  })
})

test.describe("a German browser on a connection too slow for the German file and the page's code", () => {
  test.use({ locale: browserTags.de })

  test("is shown the English file rather than nothing", async ({ page }) => {
    await serveEnglish(page)
    const gate = await holdRequests(page, "**/index.words.de.html")
    const { release } = await holdEntry(page)
    await page.goto("", { waitUntil: "commit" })
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(text("en", "landing:main.default.title"))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    gate.release()
    release()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(german)
  })
})

test("a language opened in a new tab before hydration leaves this page as it is", async ({ page, context }) => {
  const { release } = await holdEntry(page)
  await page.goto("", { waitUntil: "commit" })
  await controls(page, english).code.fill("VALID-0001")
  const other = context.waitForEvent("page")
  await page.getByRole("link", { name: "Deutsch", exact: true }).click({ modifiers: ["ControlOrMeta"] })
  await (await other).close()
  release()
  await whenHydrated(page)
  await expect(controls(page, english).code).toHaveValue("VALID-0001")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})
