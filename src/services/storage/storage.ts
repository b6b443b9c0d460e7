import { attempt } from "../../lib/attempt"
import type { LocalKey, SessionKey } from "./keys"

/**
 * Web storage that never throws: if the browser refuses it (private mode, blocked cookies, full quota), values are kept
 * in memory for this page load, so that no journey depends on storage.
 */

interface GuardedStorage {
  read(key: string): string | null
  write(key: string, value: string): void
  remove(key: string): void
}

function guarded(open: () => Storage): GuardedStorage {
  // Values that could not be stored; they are newer than those in storage.
  const memory = new Map<string, string>()
  return {
    read: (key) => attempt(() => memory.get(key) ?? open().getItem(key)) ?? null,
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
      // Nothing more can be done where storage is refused.
      attempt(() => open().removeItem(key))
    },
  }
}

const local = guarded(() => window.localStorage)
const session = guarded(() => window.sessionStorage)

/** Reads a string from local storage; null if there is none. */
export const readLocal = (key: LocalKey): string | null => local.read(key)
/** Writes a string to local storage. */
export const writeLocal = (key: LocalKey, value: string): void => local.write(key, value)
/** Removes a string from local storage. */
export const removeLocal = (key: LocalKey): void => local.remove(key)

/** Reads a string from session storage; null if there is none. */
export const readSession = (key: SessionKey): string | null => session.read(key)
/** Writes a string to session storage. */
export const writeSession = (key: SessionKey, value: string): void => session.write(key, value)
/** Removes a string from session storage. */
export const removeSession = (key: SessionKey): void => session.remove(key)
