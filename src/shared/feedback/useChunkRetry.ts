import { useRef } from "react"
import { TimeoutError } from "../../lib/withTimeout"
import { reloadIfOnline } from "../../lib/importOrReload"

/**
 * Retries loading a chunk: in place the first time. If the module timed out or failed twice, the document is reloaded:
 * browsers do not request the module a second time, and after a new deployment it no longer exists.
 */
export function useChunkRetry() {
  const needsReload = useRef(false)
  return {
    /** Records why the chunk failed to load. */
    failed: (error: unknown) => {
      needsReload.current ||= error instanceof TimeoutError
    },
    /** Retries, with `inPlace` if that can help. */
    retry: (inPlace: () => void) => {
      if (needsReload.current) return void reloadIfOnline()
      needsReload.current = true
      inPlace()
    },
  }
}
