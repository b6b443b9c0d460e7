import { useEffect } from "react"
import { registrationStore } from "../../../services/state/registrationStore"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import type { ConfirmedPhone } from "../model/flow"
import { readable } from "./model/phoneNumber"
import { NumberForm, type NumberFormProps } from "./NumberForm"
import { SmsCodeForm } from "./SmsCodeForm"
import { forgetSentSmsCode } from "./useSentSmsCode"

/** What the stage passes to the sign-up by phone. */
export interface PhoneSignUpProps extends NumberFormProps {
  step: "phone" | "phoneCode"
  onConfirmed: (phone: ConfirmedPhone) => void
  onChangeNumber: () => void
}

/** Sign-up by phone: the number, then the one-time code sent to it (product decisions, section 4). */
export function PhoneSignUp({ step, onConfirmed, onChangeNumber, ...props }: PhoneSignUpProps) {
  const { sent, focused, onContinue } = props
  const unseen = useRegistrationState(({ smsCodeUnseen }) => smsCodeUnseen)
  useEffect(() => {
    // The state of now, not of the render: React calls an effect twice in its strict mode.
    if (!sent || !registrationStore.getState().smsCodeUnseen) return
    registrationStore.setState({ smsCodeUnseen: false })
    if (step === "phone") onContinue("phoneCode")
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onContinue` is another one in every render
  }, [unseen, sent, step])
  if (step === "phone" || !sent) return <NumberForm {...props} />
  return (
    <SmsCodeForm
      focused={focused}
      sent={sent}
      onConfirmed={(token) => {
        forgetSentSmsCode()
        onConfirmed({ number: sent.number, readable: readable(sent.number), token })
      }}
      onChangeNumber={onChangeNumber}
    />
  )
}
