import type { Page } from "@playwright/test"
import { fill, send, type Step } from "../../src/sandbox/scenarios/scenario"
import { expect, test } from "../e2e/support/fixtures"
import { openScenario, takeStep } from "../support/openScenario"
import { removeNet, rewrite, translateNow } from "./foreignHands"

/** What others do to a page while a visitor uses it. */
const changes = {
  "translated from the start": async (page: Page) => {
    await removeNet(page)
    await rewrite(page, "translated", "early")
  },
  "translated late": async (page: Page) => {
    await removeNet(page)
    await rewrite(page, "translated", "late")
  },
  "translated, with elements around every field": async (page: Page) => {
    await rewrite(page, "around", "late")
    await rewrite(page, "translated", "early")
  },
} as const

const inPolish: readonly Step[] = [
  { press: "footer a[hreflang=pl]" },
  { see: "footer a[hreflang=pl][aria-current=true]" },
]
const nextStep = { press: "dialog[open] button >> nth=-1" }

/** The states in which texts have come, gone and changed: a scenario, and what is done there besides. */
const states: Record<string, [scenario: string, ...more: Step[]]> = {
  "the e-mail about a registration": ["A sent form"],
  "a record of consents": ["A record of the consents"],
  "a form with other mistakes than before": ["An empty form, sent", fill("firstName", "<Ada>"), send("firstName")],
  "a form whose address was refused": ["refused@example.com"],
  "a form in another language": ["A filled form", ...inPolish],
  "a code form with another mistake than before": ["No code typed", fill("code", "?!"), send("code")],
  "a good code after a refused one": [
    "EXPIRED-0001",
    fill("code", "VALID-0001"),
    send("code"),
    { see: "[name=gender]" },
  ],
  "the second of two steps": ["The second of two steps"],
  "the second step of a social sign-up": [
    "Second step of a social sign-up, filled in",
    send("country"),
    // The shop, which the sandbox stands in for.
    { see: "nav[aria-label=Sandbox]" },
  ],
  "a confirmed phone number": ["A form after a phone number"],
  "a legal text over the form": ["A legal text over a form"],
  "the last step of the introduction": ["Onboarding, long", nextStep, nextStep, nextStep],
  "a shared product": ["A shared product, filled in"],
  "a dialog about the e-mail": ["Black Friday, sent"],
  "an activation at the second attempt": [
    "activation-fails-once",
    { press: "main button" },
    { see: "main a[href$='/login']" },
  ],
  "a new activation link": ["activation-lapsed", { press: "main button" }, { see: "main p[role=status]:not(:empty)" }],
  "the waiting list": ["Joined"],
  "an application": ["An application, sent"],
  "an administrator's link": ["A generated link"],
}

/** The states that tell most; `npm test` opens them too. */
const telling = ["a form in another language", "a code form with another mistake than before"]

async function open(page: Page, [scenario, ...more]: [string, ...Step[]]): Promise<void> {
  await openScenario(page, scenario)
  for (const step of more) await takeStep(page, step)
  await page.waitForLoadState("networkidle")
}

/** What a page says, but for numbers and signatures: countdowns and times go on. */
async function wordsOf(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    // Sections far from the view are not laid out, and would be left out.
    for (const section of document.querySelectorAll("section")) section.style.contentVisibility = "visible"
    return document.body.innerText
  })
  return words.replaceAll(/\d+|(?<=&\w+=)[a-z\d.]+/g, "0").split(/\s*\n\s*/)
}

for (const [name, state] of Object.entries(states))
  for (const [change, make] of Object.entries(changes)) {
    const isTelling = telling.includes(name)
    if (change !== "translated from the start" && !isTelling) continue
    const tag = isTelling && change === "translated from the start" ? "@daily" : []
    test(`${name} reads the same in a page that is ${change}`, { tag }, async ({ page, browser, baseURL, world }) => {
      // Without motion, what a step of the introduction says is gone with the step.
      const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" })
      const plain = await context.newPage()
      await open(plain, state)
      await translateNow(plain)
      world.reset()
      await make(page)
      await open(page, state)
      // What comes late may still be under way in either.
      await expect(async () => expect(await wordsOf(page)).toEqual(await wordsOf(plain))).toPass({ timeout: 15_000 })
      await context.close()
    })
  }
