import { useEntryState } from "../../../shared/forms/entryMemory"
import type { SentCode } from "./model/sentCode"
import { NumberForm } from "./NumberForm"
import { SmsCodeForm } from "./SmsCodeForm"

interface PhoneSignUpProps {
  /** Whether the visitor's last action led here, so that the heading takes focus. */
  focused: boolean
  /** Called with the proof that the number belongs to the visitor. */
  onConfirmed: (token: string) => void
}

/** Sign-up by phone: the number, then the one-time code sent to it (product decisions, section 4). */
export function PhoneSignUp({ focused, onConfirmed }: PhoneSignUpProps) {
  const [sent, setSent] = useEntryState<SentCode | undefined>("sentCode", undefined)
  const [asking, setAsking] = useEntryState("askingNumber", true)
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
