import { expect, type Page } from "@playwright/test"
import type { ExperimentEntry } from "../../../src/services/experiments/simulate"

/** Path of the split generator, relative to the base path. */
export const splitPath = "admin/splitgenerator"
/** A text field by its full name. */
export const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
/** A button by its full name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
/** The row of a variant, counted from 1. */
export const variant = (page: Page, number: number) =>
  page.getByRole("group", { name: `Variant ${number}`, exact: true })
/** The result. */
export const result = (page: Page) => page.getByRole("region", { name: /^Experiment / })
/** The field with the experiment. */
export const json = (page: Page) => result(page).getByRole("textbox", { name: "Experiment as JSON" })
/** The field for pasting an experiment. */
export const pasted = (page: Page) => page.getByRole("textbox", { name: "Existing experiment as JSON" })

/** Signs in as a member of staff and opens the generator. */
export async function openGenerator(page: Page) {
  await page.goto("/entrance/login?as=admin")
  await page.goto(splitPath)
  await expect(box(page, "Experiment key")).toBeVisible()
}

/** A split of the start page between two other landing pages, 3 to 1. */
export async function createSplit(page: Page) {
  await box(page, "Experiment key").fill("start-page")
  await variant(page, 1).getByLabel("Landing page").selectOption("social")
  await variant(page, 1).getByLabel("Weight").fill("0.75")
  await variant(page, 2).getByLabel("Weight").fill("0,25")
  await button(page, "Create experiment").click()
  await expect(page.getByRole("heading", { level: 2, name: "Experiment “start-page”" })).toBeFocused()
}

/** The experiment that is shown. */
export async function readExperiments(page: Page): Promise<ExperimentEntry[]> {
  return JSON.parse(await json(page).inputValue()) as ExperimentEntry[]
}

/** The values of all controls of the form, in order. */
export const typed = (page: Page) =>
  page
    .locator("form")
    .first()
    .evaluate((form: HTMLFormElement) => [...new FormData(form).values()].map(String))
