/** What the router keeps in the browser's history state: its own marks, and the site's state of the entry. */
interface BrowserState {
  key?: string
  idx?: number
  usr?: unknown
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history state is whatever was put there
const browserState = () => history.state as BrowserState | null

/**
 * Whether the address bar names the history entry with a key of the router. Read from the browser, which knows of a new
 * entry before the router tells of it. The router marks every entry with its number, and with a key all but the first of
 * a document; an entry without a mark counts as the one that is asked for, since some script has rewritten it.
 */
export function isCurrentEntry(key: string): boolean {
  const state = browserState()
  if (state?.key !== undefined) return state.key === key
  return state?.idx === undefined || key === "default"
}

let noted: { state: BrowserState | null; page: string } | undefined

const currentPage = () => location.pathname + location.search

/** Notes the entry of the address bar; called whenever the router has made, changed or reached one. */
export function noteEntry(): void {
  noted = { state: browserState(), page: currentPage() }
}

/**
 * Gives an entry that a link within the page has made, or a visitor who edits the address, what the entry before it holds:
 * the browser makes it without any state, and a page that is opened by a token or an id would be lost (HTML, "navigate to
 * a fragment"). Called once, before the router listens.
 */
export function keepStateInFragments(): void {
  noteEntry()
  addEventListener(
    "popstate",
    () => {
      if (history.state !== null || noted?.page !== currentPage()) return
      const { idx = 0, ...state } = noted.state ?? {}
      history.replaceState({ ...state, idx: idx + 1, key: Math.random().toString(36).slice(2) }, "")
    },
    true,
  )
}
