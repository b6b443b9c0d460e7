import { languages } from "../../src/lib/languages"
import { slugs } from "../../src/services/settings/landing"
import { expect, test } from "./support/fixtures"
import { pagesInTurn } from "./support/site"

/** Widths of common phones, tablets and desktops, in CSS pixels. */
const widths = [320, 344, 360, 375, 390, 393, 402, 412, 430, 440, 768, 820, 1024, 1280, 1440]

/** What moves on the first screen when the display font replaces its fallback. Runs in the page. */
async function moved(): Promise<string[]> {
  await document.fonts.ready
  const root = document.documentElement
  const shown = [...document.querySelectorAll("h1, h2, h3, p, li, label, legend, input, button, a")].filter(
    (element) => element.getClientRects().length > 0 && element.getBoundingClientRect().top < innerHeight,
  )
  const places = () => shown.map((element) => element.getBoundingClientRect().top)
  const after = places()
  const [, ...fallbacks] = getComputedStyle(root).getPropertyValue("--font-display").split(",")
  root.style.setProperty("--font-display", fallbacks.join(","))
  const before = places()
  root.style.removeProperty("--font-display")
  return shown.flatMap((element, index) => {
    const distance = Math.round((after[index] ?? 0) - (before[index] ?? 0))
    // By less than this, nothing counts as shifted (Layout Instability API, section 2.2).
    return Math.abs(distance) < 3 ? [] : [`${element.textContent} by ${distance} px`]
  })
}

// The pages as they are delivered, which is what the fallback font shows; and sharp, as on a phone: at a scale of 1,
// letters are as wide as whole pixels.
test.use({ javaScriptEnabled: false, deviceScaleFactor: 2 })

/** Every page in the next of the languages, and every landing page with a name: in each, lines break at other words. */
const paths = () => [
  ...pagesInTurn(0).map(({ address }) => address),
  ...slugs.map((slug, index) => `${languages[index % languages.length]}/${slug}`),
]

test("nothing on the first screen moves when the font of its headings arrives", async ({ page, complaints }) => {
  test.setTimeout(180_000)
  // Scripts do not run, and pictures take no part.
  complaints.allow(/\.js csp$|net::ERR_FAILED/)
  await page.route(/\.(?:avif|jpe?g|svg|webp)$/, (route) => route.abort())
  const found: Record<string, string> = {}
  for (const [turn, path] of paths().entries()) {
    await page.goto(path)
    // Each page has every third width, and each width every third page.
    for (const width of widths.filter((_width, index) => index % 3 === turn % 3)) {
      await page.setViewportSize({ width, height: 844 })
      const [first] = await page.evaluate(moved)
      if (first) found[`${path} at ${width}`] = first
    }
  }
  expect(found).toEqual({})
})
