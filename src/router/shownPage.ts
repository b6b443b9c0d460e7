import type { Page } from "./usePage"

const listeners = new Set<(page: Page) => void>()
let shownPage: Page | undefined

/** Called by the root layout whenever it has rendered a page; a repeat of the same page is ignored. */
export function publishPage(page: Page): void {
  const same = shownPage?.name === page.name && shownPage.prefix === page.prefix && shownPage.path === page.path
  if (same && shownPage?.language === page.language) return
  shownPage = page
  for (const listener of listeners) listener(page)
}

/** Calls a listener with the current page and with every later one: another page, or the same in another language. */
export function onPageChange(listener: (page: Page) => void): void {
  listeners.add(listener)
  if (shownPage) listener(shownPage)
}
