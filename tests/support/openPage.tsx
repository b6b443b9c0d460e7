import { cleanup, render, screen, waitFor, within } from "@testing-library/react"
import userEvent, { type UserEvent } from "@testing-library/user-event"
import { BrowserRouter } from "react-router-dom"
import { afterEach, expect, vi } from "vitest"
import { recordDepartures } from "./recordDepartures"
import { createTestServer } from "./sandbox"

/** The mocked backend of the calling test file, reset before each test. Its clock is the test's. */
export const { world, use } = createTestServer({ now: () => Date.now() })

/** URLs that the site has opened by full navigation in this test, oldest first; jsdom itself does not navigate. */
export const left: string[] = []

/** Errors that an error boundary has caught in this test. A test that expects them removes them. */
export const caught: unknown[] = []

afterEach(async () => {
  await leavePage()
  left.length = 0
  forgetVisit()
  expect(caught.splice(0)).toEqual([])
})

/**
 * Opens a URL like a browser that has just loaded the document: entry module, settings, language, texts, page and
 * country are the product's own; only the backend behind fetch is mocked. What an earlier page load left in storage,
 * cookies and history stays, what it held in memory is gone.
 * @param address path with query and hash; by default the current one is reloaded
 * @returns the user's input
 */
export async function openPage(address?: string): Promise<UserEvent> {
  await leavePage()
  vi.resetModules()
  if (address !== undefined) history.pushState(null, "", address)
  recordDepartures(left)
  const { fetch } = globalThis
  const { signal } = (page = new AbortController())
  vi.stubGlobal("fetch", (input: RequestInfo | URL, init: RequestInit = {}) =>
    fetch(input, { ...init, signal: init.signal ? AbortSignal.any([signal, init.signal]) : signal }),
  )
  const { runEntrySteps } = await import("../../src/boot/steps")
  runEntrySteps()
  const { App } = await import("../../src/app/App")
  const { loadPage } = await import("../../src/app/loadPage")
  const { basename, routerPath } = await import("../../src/router/routes")
  const { findCountry } = await import("../../src/shared/country/findCountry")
  const first = await loadPage(routerPath(location.pathname))
  document.documentElement.lang = first?.language ?? "en"
  render(<App first={first} router={(site) => <BrowserRouter basename={basename}>{site}</BrowserRouter>} />, {
    onCaughtError: (error) => void caught.push(error),
  })
  void findCountry().catch((error: unknown) => {
    // A response may arrive after the test and its window are gone.
    if (typeof location !== "undefined") throw error
  })
  return userEvent.setup({ delay: null })
}

/** Reloads the current URL. */
export const reload = (): Promise<UserEvent> => openPage()

/** The variables with which an operation has reached the backend, one entry per request, oldest first. */
export function sent(operationName: string): Record<string, unknown>[] {
  return world.state.journal.filter((entry) => entry.operationName === operationName).map(({ variables }) => variables)
}

/** The events of this page load that are waiting for consent, oldest first. */
export async function tracked() {
  const { queuedEvents } = await import("../../src/services/analytics/track")
  return queuedEvents().map((event) => ({ ...event }))
}

/** Goes to another page, by the footer's link to "About us". */
export async function openAboutUs(user: UserEvent): Promise<void> {
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "About us" }))
  await screen.findByRole("heading", { level: 1, name: "About Us" })
}

/** Path, query and hash in the address bar. */
export const address = (): string => location.pathname + location.search + location.hash

/** The link to another language by its own name; the one in the footer if the page has two. */
export function languageLink(name: string): HTMLElement {
  const link = screen.getAllByRole("link", { name }).at(-1)
  if (!link) throw new Error(`no link is named ${name}`)
  return link
}

/** Waits until an element has focus; a page moves focus just after showing the element. */
export const expectFocus = (element: Element): Promise<void> =>
  waitFor(() => expect(document.activeElement).toBe(element))

/** Ends the requests of the page that is open. */
let page = new AbortController()

const { setImmediate } = globalThis

/** Ends a page as a browser does: its requests end, pending work no longer reaches storage, and its timers are gone. */
async function leavePage(): Promise<void> {
  cleanup()
  page.abort()
  // What was about to be requested ends like the rest, before the next page can be taken for its own.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
  // The first input triggers what waits for it.
  dispatchEvent(new Event("pointerdown"))
  const { registrationStore } = await import("../../src/services/state/registrationStore")
  registrationStore.setState = () => undefined
  await vi.dynamicImportSettled()
}

/** Empties what a browser keeps of a visit: storage and cookies; the address is that of the start page again. */
function forgetVisit(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const pair of document.cookie.split("; ")) document.cookie = `${pair.split("=")[0]}=; Max-Age=0; Path=/`
  history.replaceState(null, "", "/acquisition/")
}
