import type { Page } from "./usePage"

const listeners = new Set<(page: Page) => void>()
let shown: Page | undefined

/** Called by the root layout whenever it has rendered a page; a repeat of the same page is ignored. */
export function publishPage(page: Page): void {
  const same = shown?.name === page.name && shown.prefix === page.prefix && shown.path === page.path
  if (same && shown?.language === page.language) return
  shown = page
  for (const listener of listeners) listener(page)
}

/** Calls a listener with the current page and with every later one: another page, or the same in another language. */
export function onPageChange(listener: (page: Page) => void): void {
  listeners.add(listener)
  if (shown) listener(shown)
}
