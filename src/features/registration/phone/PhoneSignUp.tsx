import type { ConfirmedPhone } from "../model/flow"
import { NumberForm, type NumberFormProps } from "./NumberForm"
import { SmsCodeForm } from "./SmsCodeForm"
import { forgetSentSmsCode } from "./useSentSmsCode"

/** What the stage passes to the sign-up by phone. */
export interface PhoneSignUpProps extends NumberFormProps {
  step: "phone" | "phoneCode"
  /** Called with the proof that the number belongs to the visitor. */
  onConfirmed: (phone: ConfirmedPhone) => void
  /** Called when the visitor wants to use another number. */
  onChangeNumber: () => void
}

/** Sign-up by phone: the number, then the one-time code sent to it (product decisions, section 4). */
export function PhoneSignUp({ step, onConfirmed, onChangeNumber, ...props }: PhoneSignUpProps) {
  const { sent, focused } = props
  if (step === "phone" || !sent) return <NumberForm {...props} />
  return (
    <SmsCodeForm
      focused={focused}
      sent={sent}
      onConfirmed={(token) => {
        forgetSentSmsCode()
        onConfirmed({ number: sent.number, token })
      }}
      onChangeNumber={onChangeNumber}
    />
  )
}
