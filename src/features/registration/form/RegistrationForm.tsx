import { useRef, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { submitForm } from "../../../lib/submitForm"
import { allowedCountries, preselectedCountry } from "../../../shared/country/allowedCountries"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { Form } from "../../../shared/forms/Form"
import { FormErrorSummary } from "../../../shared/forms/FormErrorSummary"
import { useLatest } from "../../../router/useLatest"
import { usePage } from "../../../router/usePage"
import { registrationStore } from "../../../services/state/registrationStore"
import { CheckFailure } from "../invitation/CheckFailure"
import { invitationStore } from "../invitation/invitation"
import { needsMemberNotice } from "../invitation/needsMemberNotice"
import { acceptedAfterCheck } from "../invitation/acceptedAfterCheck"
import type { GetFieldProps } from "../../../shared/forms/getFieldProps"
import { FormFields } from "./FormFields"
import type { ApprovedVisitor } from "../model/flow"
import { isComplete, isRequired, type FieldName, type FormStep, type RegistrationValues } from "../model/fields"
import { shownFields } from "../model/formSteps"
import { Registered } from "./Registered"
import { UnseenEmailNotice } from "../finished/UnseenEmailNotice"
import { askAgainReason } from "../../../shared/forms/consents"
import { shownConsents } from "./shownConsents"
import { submitRegistration } from "./submission"
import { fieldId } from "./fieldIds"
import { useFocusOnEmailToCorrect } from "./useFocusOnEmailToCorrect"
import { useRegistrationFollowUp } from "./useRegistrationFollowUp"
import { useRegistrationForm } from "./useRegistrationForm"
import { onBfcacheRestore } from "../../../lib/onBfcacheRestore"
import { reloadIfOnline } from "../../../lib/importOrReload"
import { isDraftExpired } from "../../../services/state/storedRegistration"

/** What the stage passes to the form. */
export interface RegistrationFormProps {
  step?: FormStep
  onFirstStepDone?: () => void
  onFirstStepInvalid?: () => void
  phoneToken?: string | undefined
  onPhoneExpired?: () => void
  approved?: ApprovedVisitor | undefined
}

/**
 * The registration form (product decisions, section 5): fields, consents and submission. Shown in one step or in two;
 * the values are kept from step to step.
 */
export function RegistrationForm({ step: stage = "whole", phoneToken, approved, ...handlers }: RegistrationFormProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const latestLanguage = useLatest(language)
  const onInvalidElsewhere = () => handlers.onFirstStepInvalid?.()
  const form = useRegistrationForm({ onSubmit: send, step: stage, lockedEmail: approved?.email, onInvalidElsewhere })
  const { step } = form
  const { inlineResult, follow } = useRegistrationFollowUp(
    (fields, values) => form.showRejection(fields, values),
    phoneToken === undefined ? undefined : handlers.onPhoneExpired,
    approved !== undefined,
  )
  useReloadOnDraftExpiry()
  useFocusOnEmailToCorrect()
  // Whether the last submit was dropped because the code was not accepted: `CheckFailure` can check the code again, and
  // the form is submitted again once the code is accepted.
  const submitOnceAccepted = useRef(false)

  async function send(checked: RegistrationValues) {
    // If the code is rejected, the code form replaces this form; the draft is kept.
    const accepted = await acceptedAfterCheck()
    submitOnceAccepted.current = !accepted
    // A visitor who has left sends nothing: back at the form, they may correct it before they press again.
    if (!form.formRef.current) return
    // By now, a member sees a notice instead of this form (RegistrationStages).
    if (!accepted || needsMemberNotice(invitationStore.getState()) || lacksToken(approved)) return
    if (step === "first") return handlers.onFirstStepDone?.()
    // Unreachable, since the schema rejects incomplete values; needed for the type.
    if (!isComplete(checked)) return
    const state = registrationStore.getState()
    const { registrationCode, validityTimestamp, countryOptions } = state
    const allowed = allowedCountries(countryOptions)
    if (!allowed.includes(checked.country)) {
      // The check of the code has ruled out the chosen country, and the field is empty or shows another one
      // (useCountryPreselection): the visitor has to see it before it is sent.
      const country = preselectedCountry(allowed, state)
      return form.showRejection({ country: "error.country" }, { ...checked, country })
    }
    const shown = shownConsents(countryOptions, checked.country, latestLanguage.current ?? language)
    const reason = askAgainReason(checked.terms, shown.terms)
    // The check of the code has named other documents, or the language has changed meanwhile: they come on the screen
    // before anything is sent.
    if (reason) return form.showRejection({ terms: `again.${reason}` }, checked)
    const context = {
      registrationCode,
      validityTimestamp,
      phoneVerificationToken: phoneToken,
      token: approved?.token,
      language,
      shown,
    }
    await follow(submitRegistration(checked, context), checked)
  }

  const messageOf: (name: keyof RegistrationValues) => string | undefined = (name) => {
    const message = form.errors[name]
    return message && t(message)
  }
  const getFieldProps: GetFieldProps<FieldName> = (name) => ({
    id: fieldId(name),
    name,
    required: isRequired(name),
    error: messageOf(name),
    onChange: form.handleChange,
    onBlur: () => form.handleBlur(name),
  })
  const found = shownFields(step).map((name) => ({ id: fieldId(name), text: messageOf(name) ?? "" }))
  const problems = [
    ...found.filter(({ text }) => text !== ""),
    ...(inlineResult.other && form.lastSubmitRejected ? [{ id: undefined, text: t("error.other") }] : []),
  ]

  if (inlineResult.registered) return <Registered text={t("registered")} />
  return (
    <Form form={form} submitLabel={t(step === "first" ? "steps.next" : "submit")} sendingText={t("sending")}>
      <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
      <CheckFailure
        onAccepted={() => {
          if (submitOnceAccepted.current) submitForm(form.formRef.current)
        }}
      />
      <SendProblem form={form} problem={inlineResult.failure} />
      <FormFields form={form} getFieldProps={getFieldProps} approved={approved} />
      <UnseenEmailNotice />
    </Form>
  )
}

/**
 * Whether the form was submitted before the approved visitor's token had been read. Unless that token is valid, another
 * stage replaces the form.
 */
const lacksToken = (approved: ApprovedVisitor | undefined): boolean =>
  approved !== undefined && approved.token === undefined

/**
 * Reloads the page if the browser restores it from the back/forward cache after the draft has expired: somebody else
 * may be using the device by then. The reloaded form is empty, since neither an expired draft is restored nor the
 * address of a registration sent as long ago (`initialValues` in useRegistrationForm.ts).
 */
function useReloadOnDraftExpiry(): void {
  useEffect(
    () =>
      onBfcacheRestore(() => {
        const { draftAt } = registrationStore.getState()
        // `draftAt` is 0 if nothing was entered.
        if (draftAt > 0 && isDraftExpired(draftAt)) void reloadIfOnline()
      }),
    [],
  )
}
