import type { LocalKey, SessionKey } from "./keys"

/**
 * Web storage that never throws: a browser that refuses it (private mode, blocked cookies, full quota) gets a
 * memory of this page load instead, so that no journey depends on it.
 */

interface GuardedStorage {
  /** The stored text, or null where there is none. */
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

function guarded(open: () => Storage): GuardedStorage {
  // What could not be stored; it is newer than what was.
  const memory = new Map<string, string>()
  return {
    read(key) {
      try {
        return memory.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        open().setItem(key, value)
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing was stored where nothing can be removed.
      }
    },
  }
}

const local = guarded(() => window.localStorage)
const session = guarded(() => window.sessionStorage)

/** Reads a text that outlives the tab; null where there is none. */
export const readLocal = (key: LocalKey): string | null => local.read(key)
/** Keeps a text beyond the tab. */
export const writeLocal = (key: LocalKey, value: string): void => local.write(key, value)
/** Forgets a text kept beyond the tab. */
export const removeLocal = (key: LocalKey): void => local.remove(key)

/** Reads a text of this tab; null where there is none. */
export const readSession = (key: SessionKey): string | null => session.read(key)
/** Keeps a text for this tab. */
export const writeSession = (key: SessionKey, value: string): void => session.write(key, value)
/** Forgets a text of this tab. */
export const removeSession = (key: SessionKey): void => session.remove(key)
