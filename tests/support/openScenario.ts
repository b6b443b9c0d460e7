import type { Page } from "@playwright/test"
import type { Language } from "../../src/lib/languages"
import type { Step } from "../../src/sandbox/scenarios/scenario"
import { pageAddress } from "../../src/sandbox/scenarios/scenarioLink"
import { allScenarios, stepsTo, wholeScenario } from "../../src/sandbox/scenarios/scenarios"

/** The scenarios that are a page of the site as a new visitor finds it, in any language: those that one looks at. */
export const siteScenarios = allScenarios.filter(([name, { language, lasting, leaves }]) => {
  const { page } = wholeScenario(name)
  return !language && !lasting && !leaves && !page.startsWith("/") && !page.startsWith("sandbox/")
})

/** What a scenario looks like: scenarios of one page with the same steps differ in words alone. */
export function lookOf(name: string): string {
  const [page] = wholeScenario(name).page.split("?")
  return JSON.stringify([page, stepsTo(name).map((step) => ({ ...step, value: "" }))])
}

/** Takes a step on the page. */
export async function takeStep(page: Page, step: Step): Promise<void> {
  const visible = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  if ("see" in step) await visible(step.see).waitFor()
  else if ("press" in step) await visible(step.press).click()
  else if ("send" in step)
    await page
      .locator("form")
      .filter({ has: page.locator(step.send), visible: true })
      .first()
      .locator("button[type=submit], button:not([type])")
      .first()
      .click()
  else {
    const field = visible(step.fill)
    const kind = await field.evaluate((element) => ("type" in element ? element.type : ""))
    if (kind === "radio") await visible(`${step.fill}[value="${step.value}"]`).check()
    else if (kind === "checkbox") await field.setChecked(step.value === "on")
    else if (kind === "select-one") await field.selectOption(step.value)
    else await field.fill(step.value)
  }
}

/** Takes the steps from one scenario, which the page shows, to another. */
export async function continueTo(page: Page, name: string, from?: string): Promise<void> {
  for (const step of stepsTo(name, from)) await takeStep(page, step)
}

/** Brings a page to a scenario, as a new visitor. */
export async function openScenario(page: Page, name: string, language?: Language): Promise<void> {
  const { page: path, commands, onboarding } = wholeScenario(name)
  for (const { name: command, fields } of commands) {
    const answer = await page.request.post(`sandbox/api/${command}`, { data: fields })
    if (!answer.ok()) throw new Error(`The sandbox answered ${command} with ${answer.status()}`)
  }
  if (!onboarding) await page.addInitScript(() => localStorage.setItem("onboardingSeen", "1"))
  await page.goto(pageAddress(path, language))
  await page.waitForFunction(() => !("earlyActions" in window))
  await continueTo(page, name)
}
