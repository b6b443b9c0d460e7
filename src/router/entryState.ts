import type { Location, Path } from "react-router-dom"

/**
 * The state of a history entry, which survives reload, Back, Forward and a change of language. Besides the router, only
 * this file reads `history.state`, and only this file and the head script write it. Every key is declared here, once.
 */
export interface EntryState {
  /** Parameters removed from the URL, where reports, tags and referrers could read them. */
  token?: string | undefined
  activationId?: string | undefined
  /** The outcome of this entry's activation. */
  activationOutcome?: string | undefined
  step?: string | undefined
  /** Name of the field to focus after returning from the page or dialog about the activation e-mail. */
  field?: string | undefined
  /** The entry that opened this step or dialog of the same page. */
  opener?: Opener | undefined
  form?: SavedEntry | undefined
  /**
   * State of the dialog about the activation e-mail. Where the landing page has no `formFinishedInPopup`, a page is
   * shown instead, whose entry holds the same in `repeated` and `form`.
   */
  finishedDialog?: { repeated: boolean; form: SavedEntry } | undefined
  /** Whether the same registration had already been sent, so that it was not sent again. */
  repeated?: boolean | undefined
  /** When an e-mail may be sent again, in milliseconds since the epoch. */
  resendAt?: number | undefined
  joined?: boolean | undefined
  /** The address with which the visitor has applied for membership. */
  applicant?: string | undefined
  onboarding?: number | undefined
  socialArrival?: string | undefined
  /** The phone number that this entry's visitor has confirmed, in E.164 form and readable, and the proof. */
  phone?: { number: string; readable?: string; token: string } | undefined
  background?: EntryLocation | undefined
}

/** A router location with validated state. */
export type EntryLocation = Location<EntryState>

/** A URL and its state, to navigate back to. */
export interface SavedEntry {
  path: Path
  state: EntryState
}

interface Opener {
  /** Path of the opening entry; undefined if that entry is not directly below in the history. */
  pathname: string | undefined
  state: EntryState
}

const types = {
  token: "string",
  activationId: "string",
  activationOutcome: "string",
  step: "string",
  field: "string",
  opener: "object",
  form: "object",
  finishedDialog: "object",
  repeated: "boolean",
  resendAt: "number",
  joined: "boolean",
  applicant: "string",
  onboarding: "number",
  socialArrival: "string",
  phone: "object",
  background: "object",
} as const satisfies Record<keyof EntryState, string>

/** Validates the state of a history entry, which any script may have written; values of the wrong type are left out. */
export function readEntryState(state: unknown): EntryState {
  const known: Record<string, string> = types
  const entries = Object.entries(state ?? {}).filter(([key, value]) => value !== null && typeof value === known[key])
  return Object.fromEntries(entries)
}

/** The raw state of a history entry: the router's keys and ours. */
interface BrowserState {
  key?: string
  idx?: number
  /** The site's own state, under the router's key. */
  usr?: unknown
  /** The query that the head script has removed from the URL. */
  search?: string
  /** Whether the entry was reloaded to get the code of a newer deployment. */
  reloaded?: boolean
}

/** State of the current history entry, not validated: for the inline head script, which must be tiny. */
// oxlint-disable-next-line eslint/no-restricted-properties, typescript/no-unsafe-type-assertion -- the one reader; the history state is whatever was put there
export const browserState = (): BrowserState | null => history.state as BrowserState | null

/** State of the current history entry, which may be ahead of the page that is shown. */
export const currentEntryState = (): EntryState => readEntryState(browserState()?.usr)

/**
 * The query of the current entry, including one that the head script has removed.
 * @param query that of the URL, if it is not its own (splitAddress in lib/address.ts)
 */
export const queryOfEntry = (query = location.search): string => browserState()?.search ?? query

/**
 * Replaces the URL of the current entry, and adds to its state what was taken out of the URL. Does nothing if the URL
 * stays the same, unless the head script has taken its query out.
 * @param path path, query and hash
 * @param added the parameters taken out of the URL
 */
export function replaceEntry(path: string, added: EntryState): void {
  const { search, ...kept }: BrowserState = browserState() ?? {}
  const isSame = path === location.pathname + location.search + location.hash
  if (isSame && search === undefined) return
  const usr = { ...readEntryState(kept.usr), ...added }
  // If there is nothing to add and no `search` to remove, the state is not rewritten: null must not become an object.
  const state = Object.keys(added).length > 0 ? { ...kept, usr } : search === undefined ? browserState() : kept
  // The origin is included, since a path that begins with two slashes would name another host and throw.
  history.replaceState(state, "", location.origin + path)
}

/**
 * Marks an entry as reloaded. Kept in the history state, since that survives the reload even where storage is blocked.
 */
export const reloadMark = {
  isSet: (): boolean => Boolean(browserState()?.reloaded),
  set: (): void => history.replaceState({ ...browserState(), reloaded: true }, ""),
}

/**
 * Whether the router key belongs to the current history entry. Read from the browser, which knows of a new entry before
 * the router reports it. The router gives every entry an index and all but the first of a document a key; an entry
 * without either has been rewritten by another script and counts as a match.
 */
export function isCurrentEntry(key: string): boolean {
  const state = browserState()
  if (state?.key !== undefined) return state.key === key
  return state?.idx === undefined || key === "default"
}

let lastEntry: { state: BrowserState | null; page: string } | undefined

const currentPage = () => location.pathname + location.search

/** Remembers the current entry; called whenever the router has created, changed or reached an entry. */
export function rememberEntry(): void {
  lastEntry = { state: browserState(), page: currentPage() }
}

/**
 * Copies the state of the previous entry to one that the browser creates without state: for a link within the page, or
 * a hash edited by hand (HTML Standard, "navigate to a fragment"). A page opened by a token or an activation id would
 * otherwise lose that token or id. Called once, before the router listens.
 */
export function copyStateToFragmentEntries(): void {
  rememberEntry()
  addEventListener(
    "popstate",
    () => {
      if (browserState() !== null || lastEntry?.page !== currentPage()) return
      const { idx = 0, ...state } = lastEntry.state ?? {}
      history.replaceState({ ...state, idx: idx + 1, key: Math.random().toString(36).slice(2) }, "")
    },
    true,
  )
}
