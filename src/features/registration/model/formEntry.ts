import type { Path } from "react-router-dom"
import type { Language } from "../../../lib/languages"
import type { EntryLocation, EntryState, SavedEntry } from "../../../router/entryState"
import { joinPath, prefixOf, splitPath } from "../../../router/prefixes"

/** The entry of the form at a location, without what lies over the form or brought the visitor to one of its fields. */
export function formEntryAt({ pathname, search, hash, state }: EntryLocation): SavedEntry {
  const { field, ...kept } = { ...(state.finished ? state.opener?.state : state) }
  return { address: { pathname, search, hash }, state: kept }
}

/**
 * The way back to the e-mail field of a form. Of two steps it stands in the first.
 * @param entry of the form; undefined where it is not known, then the way leads to the start page
 */
export function wayToEmailField(entry: SavedEntry | undefined, language: Language): { to: Path; state: EntryState } {
  const { pathname = "", search = "", hash = "" } = entry?.address ?? {}
  const { step, opener, ...kept } = { ...entry?.state }
  // The entry that opened the step does not lie below this copy of it: its page's Back must not go there.
  const stepState = step === "leanStep2" || !opener ? {} : { step, opener: { ...opener, pathname: undefined } }
  return {
    to: { pathname: joinPath(prefixOf(language), splitPath(pathname).rest), search, hash },
    state: { ...kept, ...stepState, field: "email" },
  }
}
