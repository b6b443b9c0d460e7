import { useEffect, useRef, useState } from "react"
import { useLatest } from "../ui/useLatest"
import { useShownLocation } from "../ui/useShownLocation"

/**
 * Whether the address bar is at another history entry than the one whose page is shown. Read from the browser, which
 * knows of a new entry before the router tells of it. An entry without the router's mark may be this one, which some
 * script has rewritten: a form must not stay closed for that.
 * @param shownKey the router's key of the entry whose page is shown
 */
function isElsewhere(shownKey: string): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history state is whatever was put there
  const state = history.state as { key?: string } | null
  return state?.key !== undefined && state.key !== shownKey
}

/**
 * Sends a form once, whatever mix of clicks and Enter asks for it. A form that leads on stays closed until the next page
 * has taken its place: what is pressed while that one is loaded would send the same again. Back opens it anew.
 */
export function useSending() {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const { key } = useShownLocation()
  const latestKey = useLatest(key)
  const isLeaving = () => latestKey.current !== undefined && isElsewhere(latestKey.current)

  useEffect(() => {
    const stay = () => {
      if (!busy.current && !isElsewhere(key)) setSending(false)
    }
    // The next page lies over this one, or Back gives it up.
    stay()
    addEventListener("popstate", stay)
    return () => removeEventListener("popstate", stay)
  }, [key])

  return {
    /** Whether something is on its way, or the page that it leads to. */
    sending,
    /** Says that from now on something is on its way; called within `once`. */
    begin: () => setSending(true),
    /** Runs one attempt, unless one is under way or has led on. */
    once: async (attempt: () => Promise<void>): Promise<void> => {
      if (busy.current || isLeaving()) return
      busy.current = true
      await attempt()
      busy.current = false
      setSending((begun) => begun && isLeaving())
    },
  }
}
