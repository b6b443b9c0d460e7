import { useState } from "react"
import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"
import { useShownLocation } from "../../../router/useShownLocation"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { formatSentSmsCode, parseSentSmsCode, type SentSmsCode } from "./model/sentSmsCode"

/** The code sent last in this document: a form learns of it even if another one, which is gone by now, asked for it. */
const lastSent = createStore<{ sent?: SentSmsCode }>()(() => ({}))

/**
 * What is known of the code sent to the visitor's phone (not the code itself). Stored, because a phone may discard the
 * page while the visitor looks at the message. Whether the code was sent too long ago is checked only when the history
 * entry changes or another code is sent, so that the step to enter it does not vanish while it is typed.
 */
export function useSentSmsCode(): SentSmsCode | undefined {
  const { key } = useShownLocation()
  const { sent: last } = useStore(lastSent)
  const [known, setKnown] = useState(() => ({ key, last, sent: storedSentSmsCode() }))
  if (known.key !== key || known.last !== last) setKnown({ key, last, sent: storedSentSmsCode() })
  return known.sent
}

/** Records that a code was sent, or when another one may be sent. */
export function recordSentSmsCode(sent: SentSmsCode): void {
  writeSession("sentSmsCode", formatSentSmsCode(sent))
  lastSent.setState({ sent })
}

/** The number to which a code was sent last in this document, confirmed or not. */
export const lastSentNumber = (): string | undefined => lastSent.getState().sent?.number

/** What is stored about the code sent last. */
export const storedSentSmsCode = () => parseSentSmsCode(readSession("sentSmsCode"))

/** Call once the number is confirmed: its code is no longer needed. */
export const forgetSentSmsCode = () => removeSession("sentSmsCode")
