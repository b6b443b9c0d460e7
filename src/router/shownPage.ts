import type { Page } from "./usePage"

const listeners = new Set<(page: Page) => void>()
let shown: Page | undefined

/** Called by the router's frame whenever it has shown a page; the same page again is passed over. */
export function publishPage(page: Page): void {
  const same = shown?.name === page.name && shown.prefix === page.prefix && shown.path === page.path
  if (same && shown?.language === page.language) return
  shown = page
  for (const listener of listeners) listener(page)
}

/** Tells a listener of the page that is shown and of every later one: another page, or the same in another language. */
export function onPageChange(listener: (page: Page) => void): void {
  listeners.add(listener)
  if (shown) listener(shown)
}
