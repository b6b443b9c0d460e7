import type { Page } from "@playwright/test"
import { createMemberToken } from "../../src/sandbox/tokens"
import { expect, test } from "./support/fixtures"
import { text } from "./support/texts"
import {
  controls,
  enterCode,
  fillForm,
  namesIn,
  newEmail,
  register,
  sendForm,
  tickTerms,
  whenHydrated,
} from "./support/journey"

const english = namesIn("en")

declare global {
  interface Window {
    /** How many view transitions the page has started. */
    transitions: number
    /** Runs once, right after the next one was started. */
    onTransition?: ((transition: ViewTransition) => void | Promise<void>) | undefined
    /** How many animations and transitions of style sheets have started. */
    moving: number
    /** How many animations have started on pictures. */
    reveals: number
    /** How many times a code form was added. */
    codeForms: number
  }
}

/** Counts the view transitions of a page. Runs in the page. */
function watchTransitions(): void {
  window.transitions = 0
  const start = document.startViewTransition.bind(document)
  Document.prototype.startViewTransition = (update) => {
    window.transitions++
    const transition = start(update)
    const { onTransition } = window
    window.onTransition = undefined
    void onTransition?.(transition)
    return transition
  }
}

/** Counts the animations and transitions of a page's style sheets that last. Runs in the page. */
function watchStyles(): void {
  window.moving = 0
  for (const start of ["animationstart", "transitionrun"])
    document.addEventListener(start, ({ target }) => {
      if (!(target instanceof Element)) return
      const { animationDuration, transitionDuration } = getComputedStyle(target)
      const seconds = `${animationDuration}, ${transitionDuration}`.split(", ").map(Number.parseFloat)
      if (Math.max(...seconds) > 0.01) window.moving++
    })
}

/** Makes the next view transition last until something ends it. */
const holdTransition = (page: Page) =>
  page.evaluate(() => {
    window.onTransition = async ({ ready }) => {
      await ready
      for (const animation of document.getAnimations()) animation.pause()
    }
  })

/** Whether an animation of a view transition is under way. */
const isMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition")),
  )

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions)

/** Opens a page and waits until its navigations can move. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await whenHydrated(page)
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name, exact: true })

/** Whether the picture beside the content is to be seen where its middle is. */
const isPictureUncovered = (page: Page) =>
  page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => {
      const { left, top, width, height } = image.getBoundingClientRect()
      return image.complete && document.elementFromPoint(left + width / 2, top + height / 2) === image
    })

test.describe("in a browser with view transitions", () => {
  test.beforeEach(({ page }) => page.addInitScript(watchTransitions))

  test("the step to the form and the next page are transitions, and focus is where they lead", async ({ page }) => {
    await open(page, "")
    expect(await transitionsOf(page)).toBe(0)
    await enterCode(page, english)
    expect(await transitionsOf(page)).toBe(1)
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeFocused()
    await page.getByRole("button", { name: text("en", "landing:code.another") }).click()
    await expect(controls(page, english).code).toBeVisible()
    const before = await transitionsOf(page)
    await enterCode(page, english, "NOINVITER-0001")
    // With it ends the history entry of the code form.
    await expect.poll(() => page.evaluate(() => history.state?.usr?.step)).toBeUndefined()
    expect(await transitionsOf(page)).toBe(before + 1)
    await fillForm(page, english)
    await sendForm(page, english)
    expect(await transitionsOf(page)).toBe(before + 2)
    await expect(controls(page, english).finished).toBeFocused()
    await expect.poll(() => isPictureUncovered(page)).toBe(true)
  })

  test("the steps of a form are transitions, there and back", async ({ page }) => {
    await open(page, "lean?rc=VALID-0001")
    const form = controls(page, english)
    await form.email.fill(newEmail)
    await tickTerms(page, english)
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await expect(form.firstName).toBeVisible()
    expect(await transitionsOf(page)).toBe(1)
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await expect(form.email).toHaveValue(newEmail)
    expect(await transitionsOf(page)).toBe(2)
  })

  test("a form that an invitation opens, another language and a dialog are none", async ({ page }) => {
    await open(page, "?rc=VALID-0001")
    await expect(controls(page, english).create).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Terms and Conditions", exact: true }).first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    await footerLink(page, "Deutsch").click()
    await expect(controls(page, namesIn("de")).create).toBeVisible()
    expect(await transitionsOf(page)).toBe(0)
  })

  test("a press counts while the page still moves", async ({ page }) => {
    await open(page, "")
    await holdTransition(page)
    await footerLink(page, "About us").click()
    await expect(heading(page, "About Us")).toBeFocused()
    await expect.poll(() => isMoving(page)).toBe(true)
    await page.getByRole("link", { name: "Back to the home page" }).click()
    await expect(heading(page, "Luxury fashion, by invitation")).toBeFocused()
    await expect.poll(() => isMoving(page)).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test("a second navigation ends the first one's transition", async ({ page }) => {
    await open(page, "")
    await page.evaluate(() => {
      window.onTransition = (transition) => {
        document.querySelector<HTMLElement>("footer a[href$='/accessibility']")?.click()
        // As the browser does when the next one starts, or the document is hidden.
        transition.skipTransition()
      }
    })
    await footerLink(page, "About us").click()
    await expect(heading(page, "Accessibility")).toBeFocused()
    await expect(page).toHaveURL(/\/acquisition\/accessibility$/)
    expect(await transitionsOf(page)).toBe(2)
    await page.goBack()
    await expect(heading(page, "About Us")).toBeFocused()
  })

  test("a gesture that the browser has animated itself is followed by none", async ({ page }) => {
    await open(page, "")
    await footerLink(page, "About us").click()
    await expect(heading(page, "About Us")).toBeFocused()
    expect(await transitionsOf(page)).toBe(1)
    await page.evaluate(() =>
      Object.defineProperty(PopStateEvent.prototype, "hasUAVisualTransition", { configurable: true, get: () => true }),
    )
    await page.goBack()
    // The heading is above the view: the page is shown again where it was left.
    await expect(page.getByRole("main")).toBeFocused()
    expect(await transitionsOf(page)).toBe(1)
    await footerLink(page, "About us").click()
    await expect(heading(page, "About Us")).toBeFocused()
    expect(await transitionsOf(page)).toBe(2)
  })

  for (const [reducedMotion, moves] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const)
    test.describe(`for a visitor whose preference of motion is ${reducedMotion}`, () => {
      test.use({ contextOptions: { reducedMotion } })

      test(`${moves ? "parts of a page and pages" : "neither parts of a page nor pages"} move`, async ({ page }) => {
        await page.addInitScript(watchStyles)
        await open(page, "")
        await register(page, english)
        await expect.poll(() => isPictureUncovered(page)).toBe(true)
        await footerLink(page, "About us").click()
        await expect(heading(page, "About Us")).toBeFocused()
        expect((await transitionsOf(page)) > 0).toBe(moves)
        expect((await page.evaluate(() => window.moving)) > 0).toBe(moves)
      })
    })
})

test("a picture is uncovered when it arrives after its page, except on the first page", async ({ page }) => {
  await page.addInitScript(() => {
    window.reveals = 0
    document.addEventListener("animationstart", ({ target }) => {
      if (target instanceof HTMLImageElement) window.reveals++
    })
  })
  await open(page, "about-us")
  await expect.poll(() => isPictureUncovered(page)).toBe(true)
  expect(await page.evaluate(() => window.reveals)).toBe(0)
  await page.getByRole("main").getByRole("link", { name: "Apply for membership" }).click()
  await expect(heading(page, "Apply Now")).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.reveals)).toBe(1)
  await expect.poll(() => isPictureUncovered(page)).toBe(true)
})

test("a member who registers somebody else does not see the code form in between", async ({ page, baseURL }) => {
  const cookie = { name: "authToken", value: createMemberToken("member@example.com"), url: baseURL ?? "" }
  await page.context().addCookies([cookie])
  await page.goto("?rc=VALID-0001")
  const someoneElse = page.getByRole("button", { name: "Register someone else" })
  await someoneElse.waitFor()
  await page.evaluate(() => {
    window.codeForms = 0
    const isCodeForm = (node: Node) => node instanceof Element && node.querySelector("[name=code]") !== null
    const count = (changes: MutationRecord[]) => {
      for (const { addedNodes } of changes) window.codeForms += [...addedNodes].filter(isCodeForm).length
    }
    const main = document.querySelector("main")
    if (main) new MutationObserver(count).observe(main, { childList: true, subtree: true })
  })
  await someoneElse.click()
  await expect(controls(page, english).create).toBeVisible()
  expect(await page.evaluate(() => window.codeForms)).toBe(0)
})
