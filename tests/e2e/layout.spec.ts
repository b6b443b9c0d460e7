import { languages } from "../../src/lib/languages"
import { slugs } from "../../src/services/settings/landing"
import { tokenSamples } from "../../src/sandbox/tokens"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { cutOff, expectFits, overflowing } from "./support/layout"
import { pagesUnder } from "./support/site"

test.describe("on a 320 by 568 phone", () => {
  test.use({ viewport: { width: 320, height: 568 } })

  test("every variant of the landing page hydrates and fits, text and targets too", async ({ page }) => {
    // React discards and rerenders whatever differs from the file, and this mark with it.
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () =>
        document.querySelector("header")?.toggleAttribute("data-mark"),
      ),
    )
    for (const [index, slug] of slugs.entries()) {
      // The languages with the longest words.
      const language = index % 2 === 0 ? "de" : "pl"
      await test.step(slug, async () => {
        const { token } = tokenSamples.withEmail
        await page.goto(`${language}/${slug}${slug === "waiting-list" ? `?token=${token}` : ""}`)
        await whenHydrated(page)
        await expect(page.locator("header[data-mark]")).toHaveCount(1)
        await expect(page.locator("#root")).toHaveAttribute("data-route", `landing-${slug}___${language}`)
        await expectFits(page)
      })
    }
  })

  // The variants above are in the other languages.
  for (const language of ["pl", "it", "nl", "sv"] as const)
    test(`the start page, and the form with all its errors, do not scroll sideways in ${language}`, async ({
      page,
    }) => {
      await page.goto(`${language}?rc=VALID-0001`)
      await controls(page, namesIn(language)).create.click()
      await expect(page.getByRole("alert")).toBeFocused()
      expect(await overflowing(page)).toEqual([])
    })

  test("the first screen has a form's first field, a taller one its email, a laptop's its button", async ({ page }) => {
    for (const language of languages)
      await test.step(language, async () => {
        const { firstName, email, create } = controls(page, namesIn(language))
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`${language}/registration/formstarted?rc=VALID-0001`)
        await expect(email).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(`${language}?rc=VALID-0001`)
        await whenHydrated(page)
        await expect(firstName).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 390, height: 844 })
        await expect(email).toBeInViewport({ ratio: 1 })
        await page.setViewportSize({ width: 1440, height: 900 })
        await expect(create).toBeInViewport({ ratio: 1 })
      })
  })
})

test.describe("with text at 200 %", () => {
  test.use({ viewport: { width: 1280, height: 1024 } })

  test("no page in German scrolls sideways or cuts off text (WCAG 1.4.4)", async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
    )
    for (const { address } of pagesUnder("de")) {
      await test.step(address, async () => {
        await page.goto(address)
        await whenHydrated(page)
        expect(await overflowing(page)).toEqual([])
        expect(await cutOff(page)).toEqual([])
      })
    }
  })
})

test.describe("with text at 200 % on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test("no page scrolls sideways", async ({ page }) => {
    for (const path of [
      "fr",
      "de?rc=VALID-0001",
      "pl/social?rc=VALID-0001",
      "de/black-friday",
      "de/about-us",
      "de/accessibility",
      "fr/registration/deny?reason=expired",
      "de/content/long",
      "pl/membership-interest/apply",
      "de/lobby",
    ]) {
      await page.goto(path)
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
      expect(await overflowing(page), path).toEqual([])
    }
  })

  test("every language of the header's menu can be reached", async ({ page }) => {
    for (const path of ["de", "sv/about-us", "fr/lobby"]) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
      await page.getByRole("banner").locator("summary").click()
      const links = page.getByRole("banner").locator("details a")
      await expect(links).toHaveCount(languages.length)
      const outside = await links.evaluateAll((all) =>
        all.flatMap((link) => {
          const { left, right } = link.getBoundingClientRect()
          return left < 0 || right > innerWidth ? link.textContent : []
        }),
      )
      expect(outside, path).toEqual([])
    }
  })
})

test.describe("with text at 200 % at 320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } })

  // Swedish has a long phrase for the rating, German a long word in a step.
  for (const language of ["sv", "de"] as const)
    test(`the landing page in ${language} does not scroll sideways`, async ({ page }) => {
      await page.goto(language)
      await whenHydrated(page)
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
      expect(await overflowing(page)).toEqual([])
    })

  test("the second step of a social sign-up does not scroll sideways, nor do its errors", async ({ page }) => {
    await page.goto(`pl/registration/social-registration-second-step?token=${tokenSamples.withEmail.token}`)
    const submit = page.getByRole("button", { name: namesIn("pl").create, exact: true })
    await expect(submit).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))
    expect(await overflowing(page)).toEqual([])
    await submit.click()
    await expect(page.getByRole("alert")).toBeFocused()
    expect(await overflowing(page)).toEqual([])
  })
})

test.describe("in a 320 by 256 window", () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const address of ["black-friday", "?rc=VALID-0001"]) {
    test(`nothing covers the focused element at ${address} (WCAG 2.4.11)`, async ({ page }) => {
      await page.goto(address)
      await whenHydrated(page)
      await page.waitForLoadState("networkidle")
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press("Tab")
        const place = await page.evaluate(whereFocusIs)
        if (place === "none") break
        expect(place).toBe("seen")
      }
    })
  }
})

/** Whether part of the focused element is visible; otherwise what it is. Runs in the page. */
function whereFocusIs(): string {
  const element = document.activeElement
  if (!element || element === document.body) return "none"
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
  const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y]
  const points = [0.1, 0.5, 0.9].flatMap((down) =>
    [0.1, 0.5, 0.9].map((across) => [x + width * across, y + height * down]),
  )
  const isSeen = points.some(([px = 0, py = 0]) => {
    const hit = document.elementFromPoint(px, py)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  })
  return width > 0 && height > 0 && isSeen ? "seen" : `${element.tagName} ${element.textContent.slice(0, 40)}`
}
