import { useRef } from "react"
import { TimeoutError } from "../../lib/withTimeout"
import { reloadIfOnline } from "../../lib/importOrReload"

/**
 * How the visitor tries again to get a part of the site's code: in place at first. A module that is still on its way, or
 * has failed twice, comes only with the document loaded anew: browsers do not ask for it a second time, and after a new
 * deployment it is gone.
 */
export function useChunkRetry() {
  const needsReload = useRef(false)
  return {
    /** Takes note of why the code did not come. */
    failed: (error: unknown) => {
      needsReload.current ||= error instanceof TimeoutError
    },
    /** Tries again, by `inPlace` where that can help. */
    retry: (inPlace: () => void) => {
      if (needsReload.current) return void reloadIfOnline()
      needsReload.current = true
      inPlace()
    },
  }
}
