import type { Page } from "@playwright/test"
import { expect } from "../e2e/support/fixtures"
import { text } from "../e2e/support/texts"

/** What a visitor sees, without what depends on the language. */
export interface Sight {
  /** After the language prefix. */
  path: string
  query: string
  /** Typed values, checked boxes and choices; not consents, which end with their words, documents and document. */
  entries: string[][]
  dialogs: number
  /** The headings that say where the visitor is. */
  headings: string[]
}

/** What a visitor sees at this moment. */
export const look = (page: Page): Promise<Sight> =>
  page.evaluate(
    (consents) => ({
      path: location.pathname.replace(/^\/acquisition(?:\/[a-z]{2})?(?=\/|$)/, "").replace(/^$/, "/"),
      query: location.search,
      entries: [...document.querySelectorAll("main form, dialog form")].flatMap((form) =>
        // The code field at the end of a landing page follows the one on top, as soon as its code has loaded.
        form instanceof HTMLFormElement && !form.elements.namedItem("rc")
          ? [...new FormData(form)].map((entry) => entry.map(String)).filter(([name = ""]) => !consents.includes(name))
          : [],
      ),
      dialogs: document.querySelectorAll("dialog[open]").length,
      headings: [...document.querySelectorAll("h1, h2[tabindex]")].map(({ textContent }) => textContent),
    }),
    // When these are asked for again has tests of its own (docs/decisions/consents.md).
    ["terms", "newsletter", "consent"],
  )

/** Waits until the visitor sees the same as before. */
export const expectSight = (page: Page, sight: Partial<Sight>) =>
  // Between two documents nothing is visible.
  expect.poll(() => look(page).catch(() => undefined)).toMatchObject(sight)

/** The same in another language: as many headings, none of them about an error. */
export async function expectTranslated(
  page: Page,
  { headings, ...sight }: Sight,
  shows: string | undefined,
): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await expectSight(page, sight)
  await expect.poll(async () => (await look(page)).headings.length).toBe(headings.length)
  expect((await look(page)).headings).not.toContain(text("de", "common:failure.internal"))
  if (shows !== undefined) await expect(page.locator("main, dialog[open]").last()).toContainText(shows)
}
