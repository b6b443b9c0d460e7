import type { Path } from "react-router-dom"
import type { Language } from "../../../lib/languages"
import type { EntryLocation, EntryState, SavedEntry } from "../../../router/entryState"
import { joinPath, prefixOf, splitPath } from "../../../router/prefixes"

/**
 * The history entry of the form at a location, without the dialog that is open over it and without a field to focus.
 */
export function formEntryAt({ pathname, search, hash, state }: EntryLocation): SavedEntry {
  const { field, ...kept } = { ...(state.finishedDialog ? state.opener?.state : state) }
  return { path: { pathname, search, hash }, state: kept }
}

/**
 * The link back to the e-mail field of a form. In a form with two steps, the field is in the first.
 * @param entry the history entry of the form; if undefined, the link leads to the start page
 */
export function emailFieldLink(entry: SavedEntry | undefined, language: Language): { to: Path; state: EntryState } {
  const { pathname = "", search = "", hash = "" } = entry?.path ?? {}
  const { step, opener, ...kept } = { ...entry?.state }
  // The link adds an entry above the form's, so the entry that opened the step is now two below, not one. An opener
  // without a pathname (`Opener` in router/entryState.ts) means "not directly below": the page's Back button then
  // replaces this entry instead of going back one (`backPast` in router/usePageNavigation.ts). Step 2 is left out,
  // since the e-mail field is in step 1.
  const stepState = step === "leanStep2" || !opener ? {} : { step, opener: { ...opener, pathname: undefined } }
  return {
    to: { pathname: joinPath(prefixOf(language), splitPath(pathname).rest), search, hash },
    state: { ...kept, ...stepState, field: "email" },
  }
}
