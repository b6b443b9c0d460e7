import { useEffect, useState, type ComponentType } from "react"
import type { Language } from "../../lib/languages"
import { ensureExtraTexts } from "../../services/i18n/i18n"
import type { TextNamespace } from "../../services/i18n/texts"
import { chunkFailures } from "../../lib/chunkFailures"
import { reloadIfOnline } from "../../lib/importOrReload"
import { whenIdle } from "../../lib/idle"
import { withTimeout } from "../../lib/withTimeout"
import { usePage } from "../../router/usePage"

/** A part of a page in a chunk of its own, with its texts. */
export interface LoadablePart<Props> {
  /** Loads the part, and its texts in a language. */
  load: (language: Language) => Promise<ComponentType<Props>>
  /** The part if it has been loaded in this document or, while prerendering, in this build. */
  loaded: () => ComponentType<Props> | undefined
}

/**
 * Declares a part that the page shows on demand, such as a dialog, in a chunk of its own. A prerendered page does not
 * contain the HTML of such a part, unless the build loads the part first, as `preloadStages` does; for a part whose
 * HTML is always in the page, use deferredPart (ui/deferredPart.ts).
 * @param fetchPart imports the part
 * @param namespaces of its texts, besides those of the page
 */
export function loadablePart<Props>(
  fetchPart: () => Promise<ComponentType<Props> | undefined>,
  ...namespaces: readonly TextNamespace[]
): LoadablePart<Props> {
  let part: ComponentType<Props> | undefined
  return {
    load: async (language) => {
      const texts = namespaces.map((namespace) => ensureExtraTexts(language, namespace))
      const [fetched] = await Promise.all([fetchPart(), ...texts])
      // A file that was cut off between two statements loads without an error, but exports nothing.
      if (!fetched) throw new Error("cut off")
      part = fetched
      return fetched
    },
    loaded: () => part,
  }
}

/**
 * A part of a page that is not needed right away. It is prefetched, so that it is ready when needed.
 * @param part must be the same in every render
 * @param wanted whether the part is needed now
 * @param whenLikely resolves when the part may be prefetched, by default when the page is idle; must be the same in
 *   every render
 * @returns the part once loaded, whether loading failed, and a retry function
 */
export function useLoadedPart<Props>({ load, loaded }: LoadablePart<Props>, wanted: boolean, whenLikely = whenIdle) {
  const { language } = usePage()
  const [Part, setPart] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const [failures] = useState(chunkFailures)
  const missing = Part === undefined
  useEffect(() => {
    if (!missing || failed) return undefined
    const fetchPart = () => load(language).then((part) => setPart(() => part))
    if (wanted) {
      withTimeout(fetchPart()).catch((error: unknown) => {
        failures.add(error)
        setFailed(true)
      })
      return undefined
    }
    let cancelled = false
    void whenLikely().then(async () => {
      // A failed prefetch is repeated when the part is needed.
      if (!cancelled) await fetchPart().catch(() => undefined)
    })
    return () => {
      cancelled = true
    }
  }, [load, language, wanted, whenLikely, missing, failed, failures])
  return { Part, failed, retry: () => (failures.needsReload() ? void reloadIfOnline() : setFailed(false)) }
}
