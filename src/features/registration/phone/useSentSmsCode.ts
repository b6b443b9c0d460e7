import { useState } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { formatSentSmsCode, parseSentSmsCode, type SentSmsCode } from "./model/sentSmsCode"

/**
 * The code that was sent to the visitor's phone (to which number, not the code), and a function that records another one.
 * Stored, because a phone may discard the page while the visitor looks at the message. Whether it has expired is judged
 * when the visitor moves, so that its step does not vanish while the code is typed.
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

/** Call once the number is confirmed: its code is of no more use. */
export const forgetSentSmsCode = () => removeSession("sentSmsCode")
