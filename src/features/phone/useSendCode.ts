import { useRef, useState } from "react"
import { execute } from "../../api/execute"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { startPhoneVerification } from "./api/startPhoneVerification"
import { startOutcome, type StartOutcome } from "./model/outcome"

/** Sends a one-time code to a number in E.164 form, one at a time; answers undefined while one is being sent. */
export function useSendCode() {
  const { language } = usePage()
  const [sending, setSending] = useState(false)
  const busy = useRef(false)

  async function sendCode(phoneNumber: string): Promise<StartOutcome | undefined> {
    if (busy.current) return undefined
    busy.current = true
    setSending(true)
    const { registrationCode } = useRegistrationState.getState()
    const answer = await execute(startPhoneVerification, { registrationCode, phoneNumber, language })
    busy.current = false
    setSending(false)
    return startOutcome(answer)
  }

  return { sending, sendCode }
}
