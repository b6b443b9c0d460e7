import { useEffect, useState, type ComponentType } from "react"
import type { Language } from "../../config/languages"
import { usePage } from "../../routes/usePage"

/**
 * A part of a page in a chunk of its own, with its texts: nobody needs it before a certain moment. Fetched when the page
 * has come to rest, so that it is there by then.
 * @param load fetches the part and its texts in a language; the same function in every rendering
 * @param wanted whether the moment has come
 * @returns the part once it is loaded, whether loading has failed, and the way to try again
 */
export function useLoadedPart<Props>(load: (language: Language) => Promise<ComponentType<Props>>, wanted: boolean) {
  const { language } = usePage()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [failed, setFailed] = useState(false)
  const missing = Part === undefined
  useEffect(() => {
    if (!missing || failed) return undefined
    const fetchPart = () => load(language).then((loaded) => setPart(() => loaded))
    if (wanted) {
      fetchPart().catch(() => setFailed(true))
      return undefined
    }
    // What fails ahead of its need is tried again when it is needed.
    return whenAtRest(() => void fetchPart().catch(() => undefined))
  }, [load, language, wanted, missing, failed])
  return { Part, failed, retry: () => setFailed(false) }
}

/** Calls back once the page and its pictures have loaded and the browser is idle; returns the way to call it off. */
function whenAtRest(callback: () => void): () => void {
  const controller = new AbortController()
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(callback) : setTimeout(callback, 200))
  if (document.readyState === "complete") idle()
  else window.addEventListener("load", idle, { once: true, signal: controller.signal })
  return () => controller.abort()
}
