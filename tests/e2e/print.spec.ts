import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"
import { text } from "./support/texts"

/**
 * What would be unreadable on paper: text whose colour has less than 4.5 : 1 against white (WCAG 1.4.3), since browsers
 * drop backgrounds; dark backgrounds that are printed nevertheless; fixed parts that repeat on every page.
 */
function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pixel = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
    /** Relative luminance of a colour composited on white paper (WCAG 2.2). */
    const luminance = (color: string) => {
      if (!pixel) throw new Error("no canvas")
      pixel.fillStyle = "#fff"
      pixel.fillRect(0, 0, 1, 1)
      pixel.fillStyle = color
      pixel.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = Array.from(pixel.getImageData(0, 0, 1, 1).data, (value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const isPale = (element: Element) => {
      const ownWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      return ownWords && 1.05 / (luminance(getComputedStyle(element).color) + 0.05) < 4.5
    }
    const hasGround = (element: Element) => {
      // The arrow of a select is drawn beside its text.
      if (element.textContent.trim() === "" || element.tagName === "SELECT") return false
      return ["", "::before", "::after"].some((part) => {
        const { content, display, backgroundColor, backgroundImage } = getComputedStyle(element, part)
        if (content === "none" || display === "none") return false
        return luminance(backgroundColor) < 0.95 || backgroundImage.includes("gradient")
      })
    }
    const isFixed = (element: Element) => ["fixed", "sticky"].includes(getComputedStyle(element).position)
    const found: string[] = []
    for (const element of document.querySelectorAll("body, body *")) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const what = { "pale words": isPale, "dark ground": hasGround, "fixed part": isFixed }
      for (const [name, isSo] of Object.entries(what))
        if (isSo(element))
          found.push(`${name}: ${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 40)}`)
    }
    return found
  })
}

const pages = {
  "the landing page": "?rc=VALID-0001",
  "a landing page with a banner": "black-friday",
  "a legal text": "content/terms",
}

for (const [name, address] of Object.entries(pages))
  test(`${name} prints as dark text on white`, async ({ page }) => {
    await page.goto(address)
    await whenHydrated(page)
    if (address.includes("rc=")) await expect(controls(page, namesIn("en")).create).toBeVisible()
    // On the screen, words are pale on a dark ground.
    expect(await unreadable(page)).not.toEqual([])
    await page.emulateMedia({ media: "print" })
    expect(await unreadable(page)).toEqual([])
  })

test("a dialog prints without the page behind it", async ({ page }) => {
  await page.goto("?product=PRODUCT-0001")
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  expect(await unreadable(page)).toEqual([])
  await expect(page.getByRole("dialog").getByText("Wool coat")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
})

/** What is cut at the edge of the paper, or stands below an empty space that a picture has on the screen. */
const misplaced = (page: Page) =>
  page.locator("main :is(h2, li, p):visible").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { right, top } = element.getBoundingClientRect()
      const above = element.matches("h2") ? element.closest("section") : null
      const isLow = above && top - above.getBoundingClientRect().top > 150
      return right > innerWidth || isLow ? [element.textContent] : []
    }),
  )

const controlsOnPaper = (page: Page) => page.locator("form, input, select, textarea, button").filter({ visible: true })

for (const [name, address] of Object.entries({
  "the landing page": "",
  "a landing page with a choice": "social?rc=VALID-0001",
  "a shared product": "?product=PRODUCT-0001",
}))
  test(`${name} prints without what only works on a screen`, async ({ page }) => {
    await page.goto(address)
    await whenHydrated(page)
    await expect(controlsOnPaper(page)).not.toHaveCount(0)
    await page.emulateMedia({ media: "print" })
    await expect(controlsOnPaper(page)).toHaveCount(0)
    // Nor a heading without its form.
    await expect(page.locator("#registration")).toBeHidden()
    await expect(page.getByRole("heading", { name: text("en", "sections:closing.heading") })).toBeHidden()
    for (const width of [390, 1056]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await misplaced(page)).toEqual([])
    }
  })

const questions = ["invitation", "reply", "address", "code"] as const
const answer = (page: Page, question: (typeof questions)[number]) =>
  page.getByText(text("en", `sections:faq.${question}.answer`), { exact: true })

/** Announces to the page that it is about to be printed, or was. */
const announce = (page: Page, event: "beforeprint" | "afterprint") =>
  page.evaluate((name) => dispatchEvent(new Event(name)), event)

/** Opens one question of the landing page, once they are alive, which is last of all. */
async function openQuestion(page: Page): Promise<void> {
  await page.goto("")
  await expect(async () => {
    await announce(page, "beforeprint")
    await expect(answer(page, "invitation")).toBeVisible({ timeout: 100 })
  }).toPass()
  await announce(page, "afterprint")
  await page.getByText(text("en", "sections:faq.address.question")).click()
}

/** Whether the answers are as the visitor has left them: only one is open. */
async function expectOnlyOneOpen(page: Page): Promise<void> {
  for (const question of questions)
    await expect(answer(page, question)).toBeVisible({ visible: question === "address" })
}

test("the answers to all questions are printed, and closed again on the screen", async ({ page }) => {
  await openQuestion(page)
  await expectOnlyOneOpen(page)
  await page.emulateMedia({ media: "print" })
  for (const question of questions) await expect(answer(page, question)).toBeVisible()
  await page.emulateMedia({ media: "screen" })
  await expectOnlyOneOpen(page)
})
