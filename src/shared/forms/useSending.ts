import { useEffect, useRef, useState } from "react"
import { isCurrentEntry } from "../../router/entryState"
import { detailOf, report } from "../../services/monitoring/report"
import { useLatest } from "../../router/useLatest"
import { useShownLocation } from "../../router/useShownLocation"

/**
 * Sends a form once, whatever mix of clicks and Enter asks for it. A form that leads on stays closed until the next page
 * has taken its place: what is pressed while that one is loaded would send the same again. Back opens it anew. An attempt
 * that throws is reported, and the form can be sent again.
 */
export function useSending() {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [broken, setBroken] = useState(false)
  const { key } = useShownLocation()
  const latestKey = useLatest(key)
  const isLeaving = () => latestKey.current !== undefined && !isCurrentEntry(latestKey.current)

  useEffect(() => {
    const stay = () => {
      if (!busy.current && isCurrentEntry(key)) setSending(false)
    }
    // The next page lies over this one, or Back gives it up.
    stay()
    addEventListener("popstate", stay)
    return () => removeEventListener("popstate", stay)
  }, [key])

  return {
    /** Whether something is on its way, or the page that it leads to. */
    sending,
    /** Whether the last attempt has ended in an error of our own code; BrokenNotice says so. */
    broken,
    /** Says that from now on something is on its way; called within `sendOnce`. */
    showSending: () => setSending(true),
    /** Runs one attempt, unless one is under way or has led on. Never rejects. */
    sendOnce: async (attempt: () => Promise<void>): Promise<void> => {
      if (busy.current || isLeaving()) return
      busy.current = true
      setBroken(false)
      try {
        await attempt()
      } catch (error) {
        report({ name: "form-error", detail: detailOf(error), error })
        setBroken(true)
      } finally {
        busy.current = false
        setSending((begun) => begun && isLeaving())
      }
    },
  }
}
