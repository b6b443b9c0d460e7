import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { holdEntry, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

/** URL of a built picture, e.g. "hero-828.avif". */
function addressOf(file: string): RegExp {
  return new RegExp(`/assets/${file.replace(".", "-[\\w-]{7}\\.")}$`)
}

/** Waits until the hero picture has loaded. */
async function expectHero(page: Page): Promise<void> {
  const hero = page.locator('main img[fetchpriority="high"]')
  await expect(hero).toBeVisible()
  await expect
    .poll(() => hero.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }

for (const [address, screen, use, file] of [
  ["", "a phone", phone, "hero-828.avif"],
  ["", "a desktop", desktop, "hero-1400.avif"],
  ["black-friday", "a phone", phone, "curtain-open-800.avif"],
  ["black-friday", "a desktop", desktop, "curtain-open-960.avif"],
  ["daba", "a phone", phone, "selvedge-800.avif"],
  ["daba", "a desktop", desktop, "selvedge-960.avif"],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use(use)

    test(`the landing page ${address} opens with ${file}, and loads no other picture for it`, async ({ page }) => {
      const loaded: string[] = []
      page.on("request", (request) => {
        if (/\/assets\/[a-z-]+-\d+-\w{7}\.(?:avif|webp)$/.test(request.url())) loaded.push(request.url())
      })
      await page.goto(address, { waitUntil: "load" })
      await expectHero(page)
      await whenHydrated(page)
      await page.waitForLoadState("networkidle")
      expect(loaded).toEqual([expect.stringMatching(addressOf(file))])
    })
  })
}

for (const [screen, use] of [
  ["a phone", phone],
  ["a desktop", desktop],
] as const)
  test.describe(`the hero of a voucher's landing page on ${screen}`, () => {
    test.use(use)

    /** The card on the hero: decoration, which no role leads to. */
    const card = (page: Page) => page.locator("main").getByText("Willkommensgutschein", { exact: true })

    test("shows what the voucher is worth on a card, in HTML that comes with the page", async ({ page }) => {
      const entry = await holdEntry(page)
      await page.goto("de/welcome-20-min", { waitUntil: "commit" })
      await expect(card(page)).toBeInViewport({ ratio: 1 })
      await expect(card(page).locator("..")).toContainText(/Lisière20\s%/)
      entry.release()
      await whenHydrated(page)
      await page.waitForLoadState("networkidle")
      await expect(card(page)).toBeInViewport({ ratio: 1 })
    })
  })

test.describe("behind the landing page, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test("a page has one picture of at most 16 kB, decorative, a third of the screen high at most", async ({ page }) => {
    for (const path of ["about-us", "registration/deny", "registration/formfinished", "error/404"]) {
      const [response] = await Promise.all([
        page.waitForResponse(/\/assets\/[\w-]+-800-[\w-]{7}\.avif$/),
        page.goto(path),
      ])
      expect((await response.body()).length, path).toBeLessThanOrEqual(16_000)
      const picture = page.locator("main img")
      await expect(picture).toHaveCount(1)
      await expect(picture).toHaveAttribute("alt", "")
      // It is on the first screen: what is lazy waits for the layout.
      await expect(picture).not.toHaveAttribute("loading")
      expect((await picture.boundingBox())?.height, path).toBeLessThanOrEqual(844 / 3)
    }
  })
})

/** Records which of the pictures below the fold have been requested, in order. */
function listenForCloth(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const name = /\/assets\/(selvedge|benefits|stores)-/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  return asked
}

test.describe("the background pictures below the fold", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("are not requested until the visitor scrolls and they are near", async ({ page }) => {
    const asked = listenForCloth(page)
    const entry = await holdEntry(page)
    await page.goto("", { waitUntil: "commit" })
    await expectHero(page)
    // The browser looks for pictures to fetch as it paints.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame)
    })
    expect(asked).toEqual([])
    entry.release()
    await whenHydrated(page)
    await page.waitForLoadState("networkidle")
    expect(asked).toEqual([])
    // By one screen, which is where the section with the first picture begins at the earliest; the next is near then.
    await page.mouse.wheel(0, 844)
    await expect.poll(() => asked).toEqual(["selvedge", "benefits"])
    await page.getByRole("heading", { name: text("en", "sections:stores.heading") }).scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toEqual(["selvedge", "benefits", "stores"])
  })
})
