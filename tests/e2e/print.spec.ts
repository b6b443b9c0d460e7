import type { Page } from "@playwright/test"
import { expect, test } from "./support/fixtures"
import { controls, namesIn, whenHydrated } from "./support/journey"

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
  "a page on the dark surface": "about-us",
  "a page of the tools": "admin/registrationlinkgenerator",
  "a legal text": "content/terms",
  "the page about the e-mail": "registration/formfinished",
}

for (const [name, address] of Object.entries(pages))
  test(`${name} prints as dark text on white`, async ({ page }) => {
    await page.goto(address)
    await whenHydrated(page)
    if (address.includes("rc=")) await expect(controls(page, namesIn("en")).create).toBeVisible()
    await page.emulateMedia({ media: "print" })
    expect(await unreadable(page)).toEqual([])
  })

test("a dialog prints without the page behind it", async ({ page }) => {
  await page.goto("?product=PRODUCT-0001")
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible()
  await page.emulateMedia({ media: "print" })
  expect(await unreadable(page)).toEqual([])
  await expect(page.getByRole("dialog").getByText("Belted wool coat")).toBeVisible()
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden()
})
