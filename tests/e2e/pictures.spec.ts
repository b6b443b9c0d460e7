import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { holdEntry, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

/** URL of a built picture, e.g. "hero-828.avif". */
function addressOf(file: string): RegExp {
  return new RegExp(`/assets/${file.replace(".", "-[\\w-]{8}\\.")}$`)
}

/** Waits until the hero picture has loaded. */
async function expectHero(page: Page): Promise<void> {
  const hero = page.locator('main img[fetchpriority="high"]')
  await expect(hero).toBeVisible()
  await expect
    .poll(() => hero.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0))
    .toBe(true)
}

for (const [screen, viewport, deviceScaleFactor, file] of [
  ["a small phone", { width: 240, height: 480 }, 2, "hero-480.avif"],
  ["a phone", { width: 390, height: 844 }, 2, "hero-828.avif"],
  ["a desktop", { width: 1440, height: 900 }, 1, "hero-1400.avif"],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport: { ...viewport }, deviceScaleFactor })

    test(`the landing page opens with ${file}, and loads no other crop of it`, async ({ page }) => {
      const loaded: string[] = []
      page.on("request", (request) => {
        if (request.url().includes("/assets/hero-")) loaded.push(request.url())
      })
      await page.goto("", { waitUntil: "load" })
      await expectHero(page)
      expect(loaded).toEqual([expect.stringMatching(addressOf(file))])
    })
  })
}

test.describe("behind the landing page, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test("a page has one picture of at most 16 kB, decorative, a third of the screen high at most", async ({ page }) => {
    for (const path of ["about-us", "registration/deny", "registration/formfinished", "error/404"]) {
      const [response] = await Promise.all([
        page.waitForResponse(/\/assets\/[\w-]+-800-[\w-]{8}\.avif$/),
        page.goto(path),
      ])
      expect((await response.body()).length, path).toBeLessThanOrEqual(16_000)
      const picture = page.locator("main img")
      await expect(picture).toHaveCount(1)
      await expect(picture).toHaveAttribute("alt", "")
      await expect(picture).toHaveAttribute("loading", "lazy")
      expect((await picture.boundingBox())?.height, path).toBeLessThanOrEqual(844 / 3)
    }
  })
})

/** Records which of the pictures below the fold have been requested: "benefits" or "stores", in order. */
function listenForCloth(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const name = /\/assets\/(benefits|stores)-/.exec(request.url())?.[1]
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
    // By one screen, which is where the section with the first picture begins at the earliest.
    await page.mouse.wheel(0, 844)
    await expect.poll(() => asked).toEqual(["benefits"])
    await page.getByRole("heading", { name: text("en", "sections:stores.heading") }).scrollIntoViewIfNeeded()
    await expect.poll(() => asked).toEqual(["benefits", "stores"])
  })

  test("load even if the page's code is missing", async ({ page, complaints }) => {
    complaints.allow(/early-/)
    await page.route("**/assets/early-*.js", (route) => route.abort())
    const asked = listenForCloth(page)
    await page.goto("")
    await expect.poll(() => asked).toContain("benefits")
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })

    test("load as well", async ({ page, complaints }) => {
      // The page's modules, which nothing would run.
      complaints.allow(/\.js csp$/)
      const asked = listenForCloth(page)
      await page.goto("")
      await expect.poll(() => asked.toSorted()).toEqual(["benefits", "stores"])
    })
  })
})
