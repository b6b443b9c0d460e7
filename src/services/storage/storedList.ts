import type { LocalKey } from "./keys"
import { readLocal, removeLocal } from "./storage"

type Change<Item> = (items: readonly Item[]) => readonly Item[]

/** A list in local storage, which other tabs change too. */
export interface StoredList<Item> {
  /** The list as it is at this moment; the same object until it changes. */
  read: () => readonly Item[]
  /**
   * Changes the list as it is at this moment. `change` may be called again later, with another list: a change that the
   * browser refuses to store is applied again to whatever storage holds by then.
   */
  change: (change: Change<Item>) => void
  /** Empties the list. */
  clear: () => void
  /** Whether the browser has stored all changes, so that they outlive this page load. */
  isStored: () => boolean
}

/**
 * Writes to local storage. Unlike `writeLocal`, it keeps nothing in memory. It is not in storage.ts, since every page
 * loads that file.
 * @returns false where storage is full or refused
 */
function store(key: LocalKey, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/**
 * A list in local storage. Changes that the browser refuses to store are kept for this page load and applied again to
 * whatever storage holds later. Writing back the whole list would restore what another tab has deleted since and lose
 * what it has added.
 * @param parse reads a stored text, which may be anything
 */
export function storedList<Item>(
  key: LocalKey,
  parse: (text: string | null) => readonly Item[],
  format: (items: readonly Item[]) => string,
): StoredList<Item> {
  let refused: readonly Change<Item>[] = []
  let latest: { text: string | null; items: readonly Item[] } | undefined

  function read(): readonly Item[] {
    const text = readLocal(key)
    if (!latest || latest.text !== text) {
      latest = { text, items: refused.reduce((items, change) => change(items), parse(text)) }
    }
    return latest.items
  }

  return {
    read,
    change: (change) => {
      const items = change(read())
      const text = format(items)
      const isStored = store(key, text)
      refused = isStored ? [] : [...refused, change]
      latest = { text: isStored ? text : readLocal(key), items }
    },
    clear: () => {
      refused = []
      latest = undefined
      removeLocal(key)
    },
    isStored: () => refused.length === 0,
  }
}
