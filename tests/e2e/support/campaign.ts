import { readFileSync } from "node:fs"
import { expect, type Page } from "@playwright/test"
import { whenHydrated } from "./journey"

/** The rows of the table on the page, its head included. */
export const rows = (page: Page) => page.getByRole("table").getByRole("row")

/** Opens a part of the link generator as an administrator. */
export async function openView(page: Page, view: string) {
  await page.goto("/entrance/login?as=admin")
  await expect(page).toHaveURL(/\/admin\/registrationlinkgenerator$/)
  await page.goto(`admin/registrationlinkgenerator?view=${view}`)
  await whenHydrated(page)
}

/** Makes a campaign of 3 pages, 3 languages and 4 channels. */
export async function makeCampaign(page: Page) {
  await page.getByLabel("Name of the campaign").fill("Spring Sale")
  await page.getByLabel("Registration codes").fill("VALID-0001")
  for (const name of ["lean", "viral", "Deutsch", "Polski"]) await page.getByLabel(name, { exact: true }).check()
  for (const [index, name] of ["Newsletter", "Instagram", "Printed card", "=Partner"].entries()) {
    if (index > 0) await page.getByRole("button", { name: "Add a channel" }).click()
    const fields = page.getByRole("group", { name: `Channel ${index + 1}` })
    await fields.getByLabel("Name").fill(name)
    await fields.getByLabel("utm_source").fill("{channel}")
    await fields.getByLabel("utm_medium").fill(index === 2 ? "print" : "online")
    await fields.getByLabel("utm_campaign").fill("{campaign}")
    await fields.getByLabel("utm_content").fill("{page}_{language}")
  }
  await page.getByRole("button", { name: "Create links" }).click()
  await expect(page.getByRole("heading", { name: "36 links for “Spring Sale”" })).toBeFocused()
}

/** Saves the campaign's file. */
export async function saveFile(page: Page): Promise<string> {
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "Save all 36 links as CSV" }).click()
  return readFileSync(await (await download).path(), "utf8")
}

/** Chooses a CSV file by the label of its button: by default, that of a campaign. */
export async function choose(page: Page, name: string, text: string, label = "Choose a CSV file") {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("button", { name: label, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) })
}
