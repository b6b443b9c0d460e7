import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, expectMail, namesIn, register, whenAlive } from "./support/journey"
import { pagesUnder } from "./support/site"

/** Elements that reach beyond the right edge of the window, where the page scrolls sideways because of them. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return wide.map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 60)}`)
  })
}

test.describe("on a phone of 320 by 568", () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test("a visitor registers", async ({ page, world }) => {
    await page.goto("")
    await register(page, namesIn("en"))
    expect(await overflowing(page)).toEqual([])
    expectMail(world, "en")
  })

  for (const language of ["en", "de", "pl"] as const) {
    test(`no page in ${language} scrolls sideways`, async ({ page }) => {
      test.setTimeout(60_000)
      for (const { address } of pagesUnder(language)) {
        await test.step(address, async () => {
          await page.goto(address)
          await whenAlive(page)
          expect(await overflowing(page)).toEqual([])
        })
      }
    })

    test(`the form with all its errors in ${language} does not scroll sideways`, async ({ page }) => {
      await page.goto(`${language}?rc=VALID-0001`)
      await controls(page, namesIn(language)).create.click()
      await expect(page.getByRole("alert")).toBeFocused()
      expect(await overflowing(page)).toEqual([])
    })
  }
})

test.describe("for a visitor who wants no motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("a visitor registers, and nothing moves", async ({ page, world }) => {
    await page.addInitScript(() => {
      for (const start of ["animationstart", "transitionrun"])
        document.addEventListener(start, (event) => {
          const { durations } = event.target instanceof Element ? lengthsOf(event.target) : { durations: [0] }
          if (Math.max(...durations) > 0.01) document.documentElement.dataset["moved"] = event.type
        })
      function lengthsOf(element: Element) {
        const style = getComputedStyle(element)
        const texts = [style.animationDuration, style.transitionDuration].join(", ").split(", ")
        return { durations: texts.map(Number.parseFloat) }
      }
    })
    await page.goto("")
    await register(page, namesIn("en"))
    expect(await page.evaluate(() => document.documentElement.dataset["moved"])).toBeUndefined()
    expectMail(world, "en")
  })
})
