import { usePage } from "../../../router/usePage"
import { useShownLocation } from "../../../router/useShownLocation"
import { registrationStore } from "../../../services/state/registrationStore"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { rejectCode } from "../invitation/invitation"
import type { FieldMessages, RegistrationValues } from "../model/fields"
import { formEntryAt } from "../model/formEntry"
import { registrationFollowUp, formDestinations, type RegistrationResult } from "../model/registrationFollowUp"
import type { Submission } from "./registrationSender"

/**
 * Carries out what follows a registration sent by the form.
 * @param onPhoneExpired called when the proof of a phone number is no longer accepted; undefined if the visitor
 * does not sign up by phone
 */
export function useRegistrationFollowUp(
  reject: (fields: FieldMessages, values: RegistrationValues) => void,
  onPhoneExpired: (() => void) | undefined,
  emailLocked: boolean,
) {
  const { name } = usePage()
  const form = formEntryAt(useShownLocation())
  const { inlineResult = {}, follow } = useFollowUp<RegistrationResult<FieldMessages>>()

  function followUpOf({ outcome, repeated }: Submission<FieldMessages>, email: string) {
    const { registrationFlow: flow, registrationFormFinishedInPopup } = registrationStore.getState()
    const inPopup = name === "landing" && registrationFormFinishedInPopup
    const sent = { email, emailLocked, flow, repeated, now: Date.now() }
    return registrationFollowUp(
      outcome,
      sent,
      formDestinations(form, { inPopup, repeated, byPhone: onPhoneExpired !== undefined }),
    )
  }

  return {
    inlineResult,
    follow: (submission: Promise<Submission<FieldMessages>>, values: RegistrationValues): Promise<void> =>
      follow(
        submission.then((known) => followUpOf(known, values.email)),
        ({ fields, other, codeErrors, phoneExpired }) => {
          if (fields ?? other) reject(fields ?? {}, values)
          if (codeErrors) rejectCode(codeErrors)
          if (phoneExpired) onPhoneExpired?.()
        },
      ),
  }
}
