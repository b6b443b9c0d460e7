import type { Page } from "@playwright/test"
import { slugs } from "../../src/services/settings/landing"
import { languages } from "../../src/lib/languages"
import { adminToken, tokenSamples } from "../../src/sandbox/tokens"
import { configureFlags } from "./support/experiments"
import { expect, test } from "./support/fixtures"
import { startInPieces } from "./support/inPieces"
import { controls, fillForm, namesIn, sendForm, whenHydrated } from "./support/journey"
import { watchShifts, type Shift } from "./support/layout"
import { pagesInTurn, pagesUnder, type SitePage } from "./support/site"
import { text } from "./support/texts"

/** What the page of an approved visitor asks for besides. */
const approval = `&token=${tokenSamples.withEmail.token}`

/** Delay of each kind of file and response, in milliseconds. */
const delays: Record<string, number> = { font: 300, image: 450, fetch: 240, script: 180 }

/** Delays what arrives after the page itself, each kind by its own time. */
async function makeLate(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    const delay = delays[route.request().resourceType()]
    if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay))
    await route.fallback()
  })
}

/** Opens a page and expects that nothing has moved once everything has loaded. */
async function expectSteady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" })
  await whenHydrated(page)
  await expectNothingMoved(page)
}

/** Opens pages below a base URL and expects that nothing has moved on any. */
async function expectAllSteady(page: Page, base: string, pages: readonly SitePage[]): Promise<void> {
  for (const { row, address } of pages) {
    // Visitors to the tools are signed in; anybody else is told so after hydration.
    const cookie = { name: "authToken", value: adminToken, url: base }
    if (row.name.startsWith("admin-")) await page.context().addCookies([cookie])
    else await page.context().clearCookies()
    await test.step(address, () => expectSteady(page, base + address))
  }
}

/** A page of each kind: what comes late, and what it moves, is the same on the others. */
const kinds: readonly string[] = [
  "landing",
  "about-us",
  "lobby",
  "membership-interest",
  "registration-deny",
  "registration-formstarted",
  "admin-registrationlinkgenerator",
]

/**
 * The layout shifts that count (CLS: none within 500 ms of the visitor's input). One is unavoidable: a centred heading
 * starts some pixels elsewhere in its line once a late font arrives, since the widths of its letters differ from the
 * fallback's.
 */
async function shiftsOf(page: Page): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shifts)
  const isOfLateFont = ({ value, moved }: Shift) => value < 0.0005 && moved.every((one) => one.isHeadingInLine)
  return shifts.filter((shift) => !shift.hadRecentInput && !isOfLateFont(shift))
}

/** Expects that nothing has moved; otherwise says what. */
async function expectNothingMoved(page: Page): Promise<void> {
  await settle(page)
  expect(await shiftsOf(page)).toEqual([])
}

/** Waits until the network is idle and two more frames have been painted. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
}

for (const [turn, [screen, viewport]] of [
  ["a phone", { width: 390, height: 844 }] as const,
  ["a narrow phone", { width: 320, height: 568 }] as const,
  ["a desktop", { width: 1440, height: 900 }] as const,
].entries()) {
  test.describe(`on ${screen} nothing moves by itself`, () => {
    test.use({ viewport: { ...viewport } })
    test.beforeEach(async ({ page }) => {
      await watchShifts(page)
      await makeLate(page)
    })

    // Each page on one of the screens, cycling through the languages.
    test("on any page", async ({ page, server: { url } }) => {
      const shown = pagesInTurn(turn).filter((_page, index) => index % 3 === turn)
      await expectAllSteady(page, `${url}/acquisition/`, shown)
    })

    test("on any landing page when the code in the URL is accepted", async ({ page }) => {
      for (const slug of ["", ...slugs].filter((_slug, index) => index % 3 === turn))
        await test.step(slug, () =>
          expectSteady(page, `${slug}?rc=VALID-0001${slug === "waiting-list" ? approval : ""}`),
        )
    })

    // Texts differ in length: all languages where there is the least room.
    if (screen === "a narrow phone")
      test("on the start page in any language when the code in the URL is accepted", async ({ page }) => {
        for (const language of languages)
          await test.step(language, () => expectSteady(page, `${language}?rc=VALID-0001`))
      })

    if (screen !== "a phone") return

    test("when the answer to a typed code is slow", async ({ page, world }) => {
      world.addFault({ operation: "checkRegistrationCode", delayMs: 700 })
      await expectSteady(page, "")
      const form = controls(page, namesIn("en"))
      await form.code.fill("VALID-0001")
      await form.register.click()
      await expect(form.create).toBeVisible()
      await expectNothingMoved(page)
    })

    test("when a registration is slow, and on the page after it", async ({ page, world }) => {
      world.addFault({ operation: "registerCustomer", delayMs: 700 })
      await page.goto("de?rc=VALID-0001")
      await fillForm(page, namesIn("de"))
      await sendForm(page, namesIn("de"))
      await expectNothingMoved(page)
    })

    test("when a countdown reaches its last second", async ({ page }) => {
      await page.route("**/entrance/login", () => undefined)
      await page.goto("fr/registration/registrationformemailactivecomplete")
      const last = text("fr", "registration:exists.countdown_one", { count: "1" })
      await expect(page.getByRole("main").getByText(last)).toBeVisible()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await shiftsOf(page)).toEqual([])
    })

    test("when flags change the page late", async ({ page, world }) => {
      await configureFlags(page, world, {
        "main-description": { defaultValue: "viral" },
        "top-banner": { defaultValue: "black-friday" },
        "welcome-voucher": { defaultValue: "social-20-percent-mov" },
      })
      world.addFault({ operation: "growthbook-features", delayMs: 600 })
      await expectSteady(page, "")
    })
  })
}

test("on a slow line, which delivers the document in pieces, nothing moves either", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  await makeLate(page)
  const slow = await startInPieces(server.url, {
    cuts: ["</summary>", "</details>", "</header>", "</h1>", "</p>", "</form>"],
  })
  const pages = pagesUnder("de").filter(({ row }) => kinds.includes(row.name))
  await expectAllSteady(page, `${slow.url}/acquisition/`, pages)
  // It has no file of its own: what the page first shows is rendered in the browser.
  await expectSteady(page, `${slow.url}/acquisition/content/terms`)
  await slow.stop()
})

test("what moves by itself is noticed", async ({ page }) => {
  await watchShifts(page)
  await page.goto("about-us")
  await whenHydrated(page)
  await settle(page)
  await page.evaluate(() => {
    const block = document.createElement("div")
    block.style.height = "200px"
    document.querySelector("main")?.prepend(block)
  })
  await expect.poll(async () => (await shiftsOf(page)).length).toBeGreaterThan(0)
})

test("the text font is applied from the next page on, so that it moves nothing", async ({ page }) => {
  const words = page.getByRole("main").getByRole("paragraph").first()
  await watchShifts(page)
  // A font with other widths, so that lines break elsewhere.
  await page.route(/hanken-grotesk-latin-[^/]*\.woff2$/, (route) =>
    route.fulfill({ path: "src/assets/fonts/bodoni-moda-latin.woff2", contentType: "font/woff2" }),
  )
  await page.goto("membership-interest")
  await whenHydrated(page)
  await expectNothingMoved(page)
  await expect(words).toHaveCSS("font-family", /^"Text Fallback/)
  await page.getByRole("link", { name: "Lisière, home page" }).click()
  await expect(controls(page, namesIn("en")).code).toBeVisible()
  await expect(words).toHaveCSS("font-family", /^"Hanken Grotesk"/)
})
