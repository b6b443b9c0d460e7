import type { LocalKey } from "./keys"

/**
 * Whether local storage itself holds a value, so that it outlives this page load: where storage is full or refused,
 * `writeLocal` keeps it in memory.
 */
export function isStored(key: LocalKey, value: string): boolean {
  try {
    return window.localStorage.getItem(key) === value
  } catch {
    return false
  }
}
