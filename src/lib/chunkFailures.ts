import { TimeoutError } from "./withTimeout"

/**
 * Remembers failures to load one chunk. The first retry imports it again, which helps where the browser then requests
 * the file again. After a timeout or a second failure only a reload of the document helps: the browser may never
 * request the module again, and after a new deployment the old file no longer exists.
 */
export function chunkFailures() {
  let failed = false
  let isReloadNeeded = false
  return {
    add(error: unknown) {
      isReloadNeeded = failed || error instanceof TimeoutError
      failed = true
    },
    needsReload: () => isReloadNeeded,
  }
}
