import { useState } from "react"
import { NumberForm } from "./NumberForm"
import { SmsCodeForm } from "./SmsCodeForm"

/** A code that is on its way to a phone. */
export interface SentCode {
  /** E.164 form. */
  number: string
  /** When another one may be sent, in milliseconds since the epoch. */
  resendAt: number
}

interface PhoneSignUpProps {
  /** Whether the visitor's last action has led here, so that focus comes along. */
  focused: boolean
  /** Called with the proof that the number is the visitor's. */
  onConfirmed: (token: string) => void
}

/** Sign-up by phone: the number, then the one-time code that is sent to it (product decisions, section 4). */
export function PhoneSignUp({ focused, onConfirmed }: PhoneSignUpProps) {
  const [sent, setSent] = useState<SentCode>()
  const [asking, setAsking] = useState(true)
  if (sent && !asking) {
    return <SmsCodeForm sent={sent} onSent={setSent} onConfirmed={onConfirmed} onLeave={() => setAsking(true)} />
  }
  return (
    <NumberForm
      focused={focused || sent !== undefined}
      sent={sent}
      onSent={(code) => {
        setSent(code)
        setAsking(false)
      }}
    />
  )
}
