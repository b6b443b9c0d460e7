import type { Path } from "react-router-dom"
import type { Language } from "../../../lib/languages"
import type { EntryLocation, EntryState, SavedEntry } from "../../../router/entryState"
import { joinPath, prefixOf, splitPath } from "../../../router/prefixes"

/** The form's entry at a location, without an open dialog or a field to focus. */
export function formEntryAt({ pathname, search, hash, state }: EntryLocation): SavedEntry {
  const { field, ...kept } = { ...(state.finishedDialog ? state.opener?.state : state) }
  return { path: { pathname, search, hash }, state: kept }
}

/**
 * The link back to the e-mail field of a form. In a form with two steps, the field is in the first.
 * @param entry of the form; if undefined, the link leads to the start page
 */
export function emailFieldLink(entry: SavedEntry | undefined, language: Language): { to: Path; state: EntryState } {
  const { pathname = "", search = "", hash = "" } = entry?.path ?? {}
  const { step, opener, ...kept } = { ...entry?.state }
  // The entry of this link lies above that of the form, so the entry that opened the step is not directly below it: the
  // page's own Back button must not go one entry back.
  const stepState = step === "leanStep2" || !opener ? {} : { step, opener: { ...opener, pathname: undefined } }
  return {
    to: { pathname: joinPath(prefixOf(language), splitPath(pathname).rest), search, hash },
    state: { ...kept, ...stepState, field: "email" },
  }
}
