import { useStateByEntry } from "../../../shared/forms/inputByEntry"
import { readSession, removeSession, writeSession } from "../../../services/storage/storage"
import { formatSentCode, parseSentCode, type SentCode } from "./model/sentCode"
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
  // A phone may discard the page while the visitor looks at the message; it is then loaded again.
  const stored = parseSentCode(readSession("sentSmsCode"))
  const [sent, setSent] = useStateByEntry("sentCode", stored)
  const [asking, setAsking] = useStateByEntry("askingNumber", stored === undefined)

  function onSent(code: SentCode) {
    setSent(code)
    setAsking(false)
    writeSession("sentSmsCode", formatSentCode(code))
  }

  if (sent && !asking) {
    return (
      <SmsCodeForm
        sent={sent}
        onSent={onSent}
        onConfirmed={(token) => {
          removeSession("sentSmsCode")
          onConfirmed(token)
        }}
        onLeave={() => {
          removeSession("sentSmsCode")
          setAsking(true)
        }}
      />
    )
  }
  return <NumberForm focused={focused || sent !== undefined} sent={sent} onSent={onSent} />
}
