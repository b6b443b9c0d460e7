import { setTimeout as pause } from "node:timers/promises"
import { expect, type Locator, type Page } from "@playwright/test"
import { text } from "../e2e/support/texts"
import type { Journey } from "./journeys"

/** What a visitor may be told: the error catalogue's technical failures. */
const words = ["network", "timeout", "server"].map((kind) => text("en", `common:failure.${kind}`))
/** How often a visitor tries again before giving up. */
const patience = 4
/** How long a page is waited for before its clock goes on, and altogether, in milliseconds. */
const quietMs = 1500
const longestMs = 12_000
/** How long one step of a visitor may take, in milliseconds. */
const stepMs = 5000
/** How far the page's clock goes on: farther than any time limit of the site. */
const leapMs = 31_000

/** What became of a journey. */
export interface Travelled {
  /** How often the visitor was told of a failure. */
  troubles: number
  /** Documents that were opened, and presses. */
  moves: number
}

interface Options {
  /** Whether something never comes, so that the page's clock has to go on. */
  hangs: boolean
  /** Called when the visitor has read of a failure: what has caused it ends now. */
  onTrouble: () => Promise<void>
}

type Sight = "trouble" | "end" | number

const tryAgain = (page: Page): Locator =>
  page
    .getByRole("button", { name: "Try again", exact: true })
    .or(page.getByRole("link", { name: "Try again", exact: true }))
    .filter({ visible: true })

/** What is typed and ticked in the page's forms, by the names of the controls. */
const typed = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([...document.forms].map((form) => [...new FormData(form)])))

/** Does something with a control; that it fails because the control has gone is no failure. */
async function unlessGone(control: Locator, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (await control.isVisible()) throw error
  }
}

/** A visitor on a journey: does what each stage asks for, and tries again whatever failed. */
class Visitor {
  private readonly done = new Set<number>()
  private kept = ""
  private readonly result: Travelled = { troubles: 0, moves: 1 }
  private readonly page: Page
  private readonly journey: Journey
  private readonly options: Options

  constructor(page: Page, journey: Journey, options: Options) {
    this.page = page
    this.journey = journey
    this.options = options
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
    // A file that hangs keeps the page from being loaded for good.
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
      // Between two documents nothing can be seen.
      const sight = await this.look().catch(() => undefined)
      if (sight !== undefined) return sight
      if (this.options.hangs && performance.now() - quietSince > quietMs) {
        // The page may be on its way to another one at just that moment.
        await this.leap().catch(() => undefined)
        quietSince = performance.now()
      }
      await pause(40)
    }
    throw new Error("The page neither goes on nor says what is wrong")
  }

  /** Lets a long time pass for the page: for its scripts and its style sheets. */
  private async leap(): Promise<void> {
    await this.page.clock.fastForward(leapMs)
    await this.page.evaluate((milliseconds) => {
      // Those that follow the scroll position know no time.
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.currentTime = milliseconds
    }, leapMs)
  }

  private async look(): Promise<Sight | undefined> {
    const { page, journey } = this
    if (await tryAgain(page).first().isVisible()) return "trouble"
    const isAlive = await page.evaluate(() => !("earlyActions" in window))
    if (!isAlive) return undefined
    if (await journey.end(page).isVisible()) return "end"
    for (const [number, stage] of journey.stages.entries()) {
      if (!this.done.has(number) && (await stage.sees(page).isVisible())) return number
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

  /** Reads what is wrong, finds everything as it was, and tries again. */
  private async recover(): Promise<void> {
    const { page, options } = this
    const button = tryAgain(page).first()
    // In one look: a page that was merely late takes its words back, here in the very moment.
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
    if (tag === "BUTTON" && this.kept !== "") expect(await typed(page)).toBe(this.kept)
    await options.onTrouble()
    this.result.moves++
    // What was late may come in the very moment of the press.
    await unlessGone(button, () => button.click({ noWaitAfter: true }))
    await button.waitFor({ state: "hidden", timeout: 3000 }).catch(() => undefined)
  }

  /** Nothing on the page is under way any more. */
  private async expectRest(): Promise<void> {
    await expect(this.page.locator("[aria-busy=true], button[aria-disabled=true] > [aria-hidden=true]")).toHaveCount(0)
  }
}

/** Sends a visitor on a journey. Rejects when it comes to no end, or to one without words. */
export const travel = (page: Page, journey: Journey, options: Options): Promise<Travelled> =>
  new Visitor(page, journey, options).travel()
