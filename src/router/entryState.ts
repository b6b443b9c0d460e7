import type { Location, Path } from "react-router-dom"

/**
 * What the site keeps in a history entry, so that reload, Back, Forward and a change of language find it again. This
 * file alone touches `history.state`; every key is declared here, once.
 */
export interface EntryState {
  /** Parameters that have left the address, where no report, tag or referrer can read them. */
  token?: string | undefined
  activationId?: string | undefined
  /** How the activation of this entry has ended. */
  activationEnd?: string | undefined
  /** The step of the page that is shown; absent for its first one. */
  step?: string | undefined
  /** Name of the field that the visitor has come back to. */
  field?: string | undefined
  /** The entry from which a step or a dialog of the same page was opened. */
  opener?: Opener | undefined
  /** The form that led to the page of an outcome. */
  form?: SavedEntry | undefined
  /** What the dialog about the activation e-mail is opened with; the page of its own has the same in its entry. */
  finished?: FinishedEntry | undefined
  /** Whether the registration was sent before. */
  repeated?: boolean | undefined
  /** When an e-mail may be sent again, in milliseconds since the epoch. */
  resendAt?: number | undefined
  /** Whether the visitor has joined the waiting list. */
  joined?: boolean | undefined
  /** Whether the onboarding is open. */
  onboarding?: boolean | undefined
  /** How the visitor has come back from a sign-in provider. */
  socialReturn?: string | undefined
  /** The page from which a modal route was opened. */
  background?: EntryLocation | undefined
}

/** A location of the router whose state has been read. */
export type EntryLocation = Location<EntryState>

/** An address with what its history entry holds, for a way back to it. */
export interface SavedEntry {
  address: Path
  state: EntryState
}

interface Opener {
  /** Undefined where that entry does not lie below this one. */
  pathname: string | undefined
  state: EntryState
}

interface FinishedEntry {
  repeated: boolean
  form: SavedEntry
}

const types = {
  token: "string",
  activationId: "string",
  activationEnd: "string",
  step: "string",
  field: "string",
  opener: "object",
  form: "object",
  finished: "object",
  repeated: "boolean",
  resendAt: "number",
  joined: "boolean",
  onboarding: "boolean",
  socialReturn: "string",
  background: "object",
} as const satisfies Record<keyof EntryState, string>

/** Reads the state of a history entry, in which another script may have put anything; what has the wrong type is left out. */
export function readEntryState(state: unknown): EntryState {
  const known: Record<string, string> = types
  const entries = Object.entries(state ?? {}).filter(([key, value]) => value !== null && typeof value === known[key])
  return Object.fromEntries(entries)
}

/** What the browser holds for an entry: the marks of the router, and ours. */
interface BrowserState {
  key?: string
  idx?: number
  /** The site's own state, under the router's name for it. */
  usr?: unknown
  /** A query that the head script has taken out of the address. */
  search?: string
  /** Whether the entry was loaded anew to get code of a newer deployment. */
  reloaded?: boolean
}

// oxlint-disable-next-line eslint/no-restricted-properties, typescript/no-unsafe-type-assertion -- the one reader; the history state is whatever was put there
const browserState = () => history.state as BrowserState | null

/** What the entry of the address bar holds; it may be ahead of the page that is shown. */
export const currentEntryState = (): EntryState => readEntryState(browserState()?.usr)

/** The query of the address, before the head script took it out. */
export const queryOfEntry = (): string => browserState()?.search ?? location.search

/**
 * Gives the current entry another address of this site, and adds to what it holds.
 * @param path path, query and hash
 */
export function replaceEntry(path: string, added: EntryState): void {
  const { search, ...kept }: BrowserState = browserState() ?? {}
  const isSame = path === location.pathname + location.search + location.hash
  if (isSame && search === undefined) return
  const usr = { ...readEntryState(kept.usr), ...added }
  const state = Object.keys(added).length > 0 ? { ...kept, usr } : search === undefined ? browserState() : kept
  // With its origin: a path that begins with two slashes would name another host, which is an error.
  history.replaceState(state, "", location.origin + path)
}

/** The mark of an entry that was loaded anew. Kept there since it outlives the reload also where storage is refused. */
export const reloadMark = {
  isSet: (): boolean => Boolean(browserState()?.reloaded),
  set: (): void => history.replaceState({ ...browserState(), reloaded: true }, ""),
}

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
      if (browserState() !== null || noted?.page !== currentPage()) return
      const { idx = 0, ...state } = noted.state ?? {}
      history.replaceState({ ...state, idx: idx + 1, key: Math.random().toString(36).slice(2) }, "")
    },
    true,
  )
}
