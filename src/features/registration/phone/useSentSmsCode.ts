import { useState } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { readSession, writeSession } from "../../../services/storage/storage"
import { formatSentSmsCode, parseSentSmsCode, type SentSmsCode } from "./model/sentSmsCode"

/**
 * The code that was sent to the visitor's phone, and a function that keeps another one. Stored, because a phone may
 * discard the page while the visitor looks at the message. Whether it has expired is judged when the visitor moves, so
 * that its step does not vanish while the code is typed.
 */
export function useSmsCode(): [SentSmsCode | undefined, (sent: SentSmsCode) => void] {
  const { key } = useShownLocation()
  const [known, setKnown] = useState(() => ({ key, sent: storedSmsCode() }))
  if (known.key !== key) setKnown({ key, sent: storedSmsCode() })
  return [
    known.sent,
    (sent) => {
      writeSession("sentSmsCode", formatSentSmsCode(sent))
      setKnown((before) => ({ ...before, sent }))
    },
  ]
}

/** The code that was sent to the visitor's phone last. */
export const storedSmsCode = () => parseSentSmsCode(readSession("sentSmsCode"))
