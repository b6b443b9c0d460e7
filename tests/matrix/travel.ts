import { setTimeout as pause } from "node:timers/promises"
import { expect, type Locator, type Page, type Request } from "@playwright/test"
import { text } from "../e2e/support/texts"
import type { Journey } from "./journeys"

/** The messages that a visitor may get: the technical failures of the error catalogue. */
const words = ["network", "timeout", "server"].map((kind) => text("en", `common:failure.${kind}`))
/** How often a visitor retries before giving up. */
const patience = 4
/** How long to wait for a page before its clock is advanced, and altogether, in milliseconds. */
const quietMs = 1500
const longestMs = 45_000
/** Timeout of one step of a visitor, in milliseconds. */
const stepMs = 15_000
/** How far the page's clock is advanced: beyond any timeout of the site. */
const leapMs = 31_000

/** The outcome of a journey. */
export interface Travelled {
  /** How often a failure was shown to the visitor. */
  troubles: number
  /** Documents opened, and presses. */
  moves: number
}

interface Options {
  /** Whether something never arrives, so that the page's clock has to be advanced. */
  hangs: boolean
  /** The requests that never get an answer. */
  unanswered: ReadonlySet<Request>
  /** Called when the visitor has read a failure message: the fault ends now. */
  onTrouble: () => Promise<void>
}

type Sight = "trouble" | "end" | number

const tryAgain = (page: Page): Locator =>
  page
    .getByRole("button", { name: "Try again", exact: true })
    .or(page.getByRole("link", { name: "Try again", exact: true }))
    .filter({ visible: true })

/**
 * Values and checked boxes in the page's forms, by control name; but for the code field at the end of a landing page,
 * which follows the one on top as soon as its code has loaded.
 */
const typed = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const forms = [...document.forms].filter((form) => !form.elements.namedItem("rc"))
    return JSON.stringify(forms.map((form) => [...new FormData(form)]))
  })

/** Whether a tick has ended with the documents beside it, since a late answer has named others. */
const asksForConsentAgain = (page: Page) => page.locator("[type=checkbox][aria-invalid=true]").first().isVisible()

/** Acts on a control; failing because the control has gone is fine. */
async function unlessGone(control: Locator, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (await control.isVisible()) throw error
  }
}

/** A visitor on a journey: does what each stage asks for, and retries whatever failed. */
class Visitor {
  private readonly done = new Set<number>()
  private readonly pending = new Set<Request>()
  private kept = ""
  private readonly result: Travelled = { troubles: 0, moves: 1 }
  private readonly page: Page
  private readonly journey: Journey
  private readonly options: Options

  constructor(page: Page, journey: Journey, options: Options) {
    this.page = page
    this.journey = journey
    this.options = options
    page.on("request", (request) => this.pending.add(request))
    page.on("requestfinished", (request) => this.pending.delete(request))
    page.on("requestfailed", (request) => this.pending.delete(request))
    page.on("domcontentloaded", () => {
      this.result.moves++
      this.done.clear()
      this.kept = ""
    })
  }

  async travel(): Promise<Travelled> {
    const { page, journey, options } = this
    page.setDefaultTimeout(stepMs)
    if (options.hangs) await page.clock.install()
    // A hanging file keeps the page from ever finishing to load.
    await page.goto(journey.address, { waitUntil: "commit" })
    for (let sight = await this.next(); sight !== "end"; sight = await this.next()) {
      if (sight === "trouble") await this.recover()
      else await this.act(sight)
    }
    await this.expectRest()
    return this.result
  }

  /** Waits for the next thing to do. */
  private async next(): Promise<Sight> {
    const begun = performance.now()
    let quietSince = begun
    while (performance.now() - begun < longestMs) {
      // Between two documents nothing is visible.
      const sight = await this.look().catch(() => undefined)
      if (sight !== undefined) return sight
      // A request that is only slow must not run into a timeout of the page.
      if (this.isAnswerDue()) quietSince = performance.now()
      if (this.options.hangs && performance.now() - quietSince > quietMs) {
        // The page may be navigating at just that moment.
        await this.leap().catch(() => undefined)
        quietSince = performance.now()
      }
      await pause(40)
    }
    throw new Error("The page neither goes on nor says what is wrong")
  }

  /** Whether a request is on its way that will be answered; a stream of events has no end. */
  private isAnswerDue(): boolean {
    const { unanswered } = this.options
    return [...this.pending].some((request) => !unanswered.has(request) && request.resourceType() !== "eventsource")
  }

  /** Lets a long time pass for the page: for its scripts and its style sheets. */
  private async leap(): Promise<void> {
    await this.page.clock.fastForward(leapMs)
    await this.page.evaluate((milliseconds) => {
      // Scroll-driven animations have no time.
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.currentTime = milliseconds
    }, leapMs)
  }

  private async look(): Promise<Sight | undefined> {
    const { page, journey } = this
    if (await tryAgain(page).first().isVisible()) return "trouble"
    // Asked after what is visible: what was seen may be the next document, as it stands before it is hydrated.
    const isHydrated = () => page.evaluate(() => !("earlyActions" in window))
    if (!(await isHydrated())) return undefined
    if (await journey.end(page).isVisible()) return (await isHydrated()) ? "end" : undefined
    for (const [number, stage] of journey.stages.entries()) {
      const isOpen = !this.done.has(number) || (await asksForConsentAgain(page))
      if (isOpen && (await stage.sees(page).isVisible())) return number
    }
    return undefined
  }

  private async act(number: number): Promise<void> {
    const { page, journey } = this
    const stage = journey.stages[number]
    if (!stage) return
    const button = stage.sees(page)
    // A code that the browser remembers may open the form meanwhile.
    await unlessGone(button, async () => {
      await stage.fill?.(page)
      this.kept = await typed(page)
      this.done.add(number)
      this.result.moves++
      await button.click({ noWaitAfter: true })
    })
  }

  /** Reads the message, finds everything as it was, and retries. */
  private async recover(): Promise<void> {
    const { page, options } = this
    const button = tryAgain(page).first()
    // In a single check: a page that was merely slow withdraws its message, possibly at this very moment.
    const seen = await button
      .evaluate(
        ({ tagName, isConnected }) => (isConnected ? { tag: tagName, said: document.body.innerText } : undefined),
        undefined,
        { timeout: 1000 },
      )
      .catch(() => undefined)
    if (seen === undefined) return
    const { tag, said } = seen
    expect(words.some((sentence) => said.includes(sentence))).toBe(true)
    this.result.troubles++
    expect(this.result.troubles).toBeLessThanOrEqual(patience)
    await this.expectRest()
    // The error page takes the place of the form, which its reload restores.
    const isErrorPage = said.includes(text("en", "common:failure.internal"))
    if (tag === "BUTTON" && !isErrorPage && this.kept !== "") expect(await typed(page)).toBe(this.kept)
    await options.onTrouble()
    this.result.moves++
    // A late response may arrive at the very moment of the press.
    await unlessGone(button, () => button.click({ noWaitAfter: true }))
    await button.waitFor({ state: "hidden", timeout: 3000 }).catch(() => undefined)
  }

  /** Nothing on the page is pending any more. */
  private async expectRest(): Promise<void> {
    await expect(this.page.locator("[aria-busy=true], button[aria-disabled=true] > [aria-hidden=true]")).toHaveCount(0)
  }
}

/** Sends a visitor on a journey. Rejects if it never ends, or ends without a message. */
export const runJourney = (page: Page, journey: Journey, options: Options): Promise<Travelled> =>
  new Visitor(page, journey, options).travel()
