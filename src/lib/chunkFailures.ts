import { TimeoutError } from "./withTimeout"

/**
 * Remembers failures to load one chunk. The first retry imports it again. After a timeout or a second failure only
 * a reload of the document helps: browsers do not request the module a second time, and after a new deployment it no
 * longer exists.
 */
export function chunkFailures() {
  let failed = false
  let isReloadNeeded = false
  return {
    /** Records why the chunk could not be loaded. */
    add(error: unknown) {
      isReloadNeeded = failed || error instanceof TimeoutError
      failed = true
    },
    /** Whether a retry has to reload the document. */
    needsReload: () => isReloadNeeded,
  }
}
