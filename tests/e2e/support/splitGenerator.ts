import { expect, type Page } from "@playwright/test"

/** A text field by its full name. */
export const box = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true })
/** A button by its full name. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
/** The row of a variant, counted from 1. */
export const variant = (page: Page, number: number) =>
  page.getByRole("group", { name: `Variant ${number}`, exact: true })
/** The field with the experiment that is shown. */
export const json = (page: Page) => page.getByRole("textbox", { name: "Experiment as JSON", exact: true })

/** Signs in as a member of staff and opens the generator. */
export async function openGenerator(page: Page) {
  await page.goto("/entrance/login?as=admin")
  await page.goto("admin/splitgenerator")
  await expect(box(page, "Experiment key")).toBeVisible()
}

/** Creates a split of the start page between two other landing pages, 3 to 1. */
export async function createSplit(page: Page) {
  await box(page, "Experiment key").fill("start-page")
  await variant(page, 1).getByLabel("Landing page").selectOption("social")
  await variant(page, 1).getByLabel("Weight").fill("0.75")
  await variant(page, 2).getByLabel("Weight").fill("0,25")
  await button(page, "Create experiment").click()
  await expect(page.getByRole("heading", { level: 2, name: "Experiment “start-page”" })).toBeFocused()
}
