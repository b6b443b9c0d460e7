import { useEffect, useState, type ComponentType } from "react"
import type { Language } from "../../lib/languages"
import { useChunkRetry } from "./useChunkRetry"
import { whenIdle } from "../../lib/idle"
import { withTimeout } from "../../lib/withTimeout"
import { usePage } from "../../router/usePage"
import { useLatest } from "../../router/useLatest"

/**
 * A part of a page in a chunk of its own, with its texts, that is not needed right away. It is prefetched when the page
 * is idle, so that it is ready when needed.
 * @param load fetches the part and its texts in a language; must be the same function in every render
 * @param wanted whether the part is needed now
 * @returns the part once loaded, whether loading failed, and a retry function
 */
export function useLoadedPart<Props>(load: (language: Language) => Promise<ComponentType<Props>>, wanted: boolean) {
  const { language } = usePage()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const attempts = useChunkRetry()
  const noteFailure = useLatest(attempts.failed)
  const missing = Part === undefined
  useEffect(() => {
    if (!missing || failed) return undefined
    const fetchPart = () => load(language).then((loaded) => setPart(() => loaded))
    if (wanted) {
      withTimeout(fetchPart()).catch((error: unknown) => {
        noteFailure.current?.(error)
        setFailed(true)
      })
      return undefined
    }
    let stillAhead = true
    void whenIdle().then(async () => {
      // A failed prefetch is repeated when the part is needed.
      if (stillAhead) await fetchPart().catch(() => undefined)
    })
    return () => {
      stillAhead = false
    }
  }, [load, language, wanted, missing, failed, noteFailure])
  return { Part, failed, retry: () => attempts.retry(() => setFailed(false)) }
}
