import type { Locator, Page } from "@playwright/test"
import type { Language } from "../../src/lib/languages"
import type { World } from "../../src/sandbox/world"
import { fillForm, whenHydrated, type Names } from "../e2e/support/journey"
import { readTexts } from "../e2e/support/texts"

/** What a journey is made with. */
export interface Visit {
  page: Page
  world: World
  language: Language
  /** Names of the controls as the page shows them. */
  names: Names
  /** A text of the site as the page shows it, by area and key. */
  say: (key: string, values?: Record<string, string>) => string
  /** The same in another language. */
  inLanguage: (language: Language) => Pick<Visit, "names" | "say">
}

/** A button by its name. */
export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true })
/** A heading by its name. */
export const heading = (page: Page | Locator, name: string) => page.getByRole("heading", { name, exact: true })

/** Opens a page of the visit's language and waits until it is hydrated. */
export async function open({ page, language }: Visit, path: string): Promise<void> {
  await page.goto(language === "en" ? path : `${language}/${path}`)
  await whenHydrated(page)
}

/** Opens the form for who has an invitation, with everything filled in. */
export async function openForm(visit: Visit, path = "?rc=VALID-0001"): Promise<void> {
  await open(visit, path)
  await fillForm(visit.page, visit.names)
}

/** The longer texts in the language of the visit that the page shows. */
export async function wordsOf(page: Page, { language, say }: Visit): Promise<string[]> {
  const keys = ["landing", "registration", "common", "sections"].flatMap((area) =>
    keysOf(readTexts(language, area), `${area}:`),
  )
  // Short words can be those of another language too.
  const words = keys.map((key) => say(key)).filter((word) => word.length > 14 && !/[{}]/.test(word))
  const shown = (await page.locator("body").innerText()).replaceAll(/\s+/g, " ")
  return words.filter((word) => shown.includes(word.replaceAll(/\s+/g, " ")))
}

/** The keys of all texts of a language file. */
function keysOf(texts: object, start: string): string[] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null ? keysOf(value, `${start}${key}.`) : value ? [start + key] : [],
  )
}
