import { useEffect, useRef, useState } from "react"
import { isCurrentEntry } from "../../router/entryState"
import { preloadClient } from "../../services/api/execute"
import { detailOf, report } from "../../services/monitoring/report"
import { useLatest } from "../../router/useLatest"
import { useShownLocation } from "../../router/useShownLocation"

/**
 * Sends a form once, for any mix of clicks and Enter. If sending leads to another page, the form stays locked until
 * that page is shown: a click while it loads would send the same again. Back unlocks it. An attempt that throws is
 * reported, and the form can be sent again.
 */
export function useSending() {
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [internalError, setInternalError] = useState(false)
  const { key } = useShownLocation()
  const latestKey = useLatest(key)
  useEffect(preloadClient, [])
  const isLeaving = () => latestKey.current !== undefined && !isCurrentEntry(latestKey.current)

  useEffect(() => {
    const unlockIfStillHere = () => {
      if (!busy.current && isCurrentEntry(key)) setSending(false)
    }
    // The navigation has ended on this page, at another step or with a dialog over it, or Back has cancelled it.
    unlockIfStillHere()
    addEventListener("popstate", unlockIfStillHere)
    return () => removeEventListener("popstate", unlockIfStillHere)
  }, [key])

  return {
    /** Whether a submit, or the page that it leads to, is in progress. */
    sending,
    /** Whether the last attempt failed because of an error in our own code; InternalErrorNotice says so. */
    internalError,
    /** Shows from now on that something is being sent; called within `sendOnce`. */
    showSending: () => setSending(true),
    /** Runs one attempt, unless one is in progress or has led to another page. Never rejects. */
    sendOnce: async (attempt: () => Promise<void>): Promise<void> => {
      if (busy.current || isLeaving()) return
      busy.current = true
      setInternalError(false)
      try {
        await attempt()
      } catch (error) {
        report({ name: "form-error", detail: detailOf(error), error })
        setInternalError(true)
      } finally {
        busy.current = false
        setSending((wasSending) => wasSending && isLeaving())
      }
    },
  }
}
