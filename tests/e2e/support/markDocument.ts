import type { Page } from "@playwright/test"

/** Marks the document that is shown. The returned function says whether it still is, rather than one loaded since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => "isMarked" in window)
}
