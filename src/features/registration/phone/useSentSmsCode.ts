import { useState } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { formatSentSmsCode, parseSentSmsCode, type SentSmsCode } from "./model/sentSmsCode"

/**
 * What is known of the code sent to the visitor's phone (not the code itself), and a function that records another one.
 * Stored, because a phone may discard the page while the visitor looks at the message. Whether the code was sent too
 * long ago is checked only when the history entry changes, so that the step to enter it does not vanish while it is
 * typed.
 */
export function useSentSmsCode(): [SentSmsCode | undefined, (sent: SentSmsCode) => void] {
  const { key } = useShownLocation()
  const [known, setKnown] = useState(() => ({ key, sent: storedSentSmsCode() }))
  if (known.key !== key) setKnown({ key, sent: storedSentSmsCode() })
  return [
    known.sent,
    (sent) => {
      writeSession("sentSmsCode", formatSentSmsCode(sent))
      setKnown((before) => ({ ...before, sent }))
    },
  ]
}

/** What is stored about the code sent last. */
export const storedSentSmsCode = () => parseSentSmsCode(readSession("sentSmsCode"))

/** Call once the number is confirmed: its code is no longer needed. */
export const forgetSentSmsCode = () => removeSession("sentSmsCode")
