import { execute } from "../../../services/api/execute"
import { useSending } from "../../../shared/forms/useSending"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/registrationState"
import { startPhoneVerification } from "./api/startPhoneVerification"
import { startOutcome, type StartOutcome } from "./model/outcome"

/** Sends a one-time code to a number in E.164 form; `sendCode` is called within `sendOnce`, as useSending has it. */
export function useSendCode() {
  const { language } = usePage()
  const { showSending, ...sending } = useSending()

  async function sendCode(phoneNumber: string): Promise<StartOutcome> {
    showSending()
    const { registrationCode } = useRegistrationState.getState()
    return startOutcome(await execute(startPhoneVerification, { registrationCode, phoneNumber, language }))
  }

  return { ...sending, sendCode }
}
