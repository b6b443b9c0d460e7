import { useEffect, useState } from "react"
import { shareCardIn, type ShareCard } from "./model/shareCard"

/**
 * The share card of a page of this site: undefined while it loads, "none" if the page has none or cannot be loaded.
 * @param path of the page on this host, without a query, so that the code is not sent
 */
export function useShareCard(path: string): ShareCard | "none" | undefined {
  const [read, setRead] = useState<{ path: string; card: ShareCard | "none" }>()
  useEffect(() => {
    const stop = new AbortController()
    const load = async () => {
      const response = await fetch(path, { signal: stop.signal, headers: { accept: "text/html" } })
      return (response.ok && shareCardIn(await response.text())) || "none"
    }
    load().then(
      (card) => setRead({ path, card }),
      () => {
        if (!stop.signal.aborted) setRead({ path, card: "none" })
      },
    )
    return () => stop.abort()
  }, [path])
  return read?.path === path ? read.card : undefined
}
