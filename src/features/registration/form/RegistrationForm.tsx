import { useTranslation } from "react-i18next"
import { consentHashes } from "virtual:consent-hashes"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { Form } from "../../../shared/forms/Form"
import { FormErrorSummary } from "../../../shared/forms/FormErrorSummary"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { fieldId } from "./fieldIds"
import type { FieldProps } from "./fieldProps"
import { FormFields } from "./FormFields"
import type { RegistrationValues } from "../model/fields"
import { isComplete, registrationInput } from "../model/input"
import { partFields, type FormPart } from "../model/parts"
import { Registered } from "./Registered"
import { lastConsentView, useRecordConsentView } from "./lastConsentView"
import { submitRegistration } from "./submission"
import { useDraftEnd } from "./useReloadOnDraftExpiry"
import { useFieldToCorrect } from "./useFieldToCorrect"
import { useRegistrationFollowUp } from "./useRegistrationFollowUp"
import { useRegistrationForm } from "./useRegistrationForm"

/** What the page passes to the form. */
export interface RegistrationFormProps {
  /** Which fields to show; all of them by default. */
  part?: FormPart
  /** Called when the first of two parts is filled in without an error. */
  onFirstPartDone?: () => void
  /** Called when the second part can't be sent because of an error in the first. */
  onFirstPartWrong?: () => void
  /** Proof of a confirmed phone number. */
  phoneToken?: string | undefined
  /** The token of an approved visitor and the address in it, which can't be changed. */
  approved?: { token: string; email: string } | undefined
}

/**
 * The registration form (product decisions, section 5): fields, consents and submission. Shown in one part or in two;
 * the values are kept from part to part.
 */
export function RegistrationForm({ part = "whole", phoneToken, approved, ...handlers }: RegistrationFormProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const onWrongElsewhere = () => handlers.onFirstPartWrong?.()
  const form = useRegistrationForm({ onSubmit: send, part, lockedEmail: approved?.email, onWrongElsewhere })
  const { inlineResult, follow } = useRegistrationFollowUp((fields, values) => form.showRefusal(fields, values))
  useRecordConsentView(part !== "second")
  useDraftEnd()
  useFieldToCorrect()

  async function send(checked: RegistrationValues) {
    if (part === "first") return handlers.onFirstPartDone?.()
    if (!isComplete(checked)) return
    const { registrationCode, validityTimestamp, countryOptions } = useRegistrationState.getState()
    const seen = lastConsentView(language)
    const input = registrationInput(checked, {
      registrationCode,
      validityTimestamp,
      phoneVerificationToken: phoneToken,
      token: approved?.token,
      countryOptions,
      language,
      hashes: consentHashes[seen.language],
      shownAt: seen.shownAt,
    })
    await follow(submitRegistration(input), checked)
  }

  const messageOf: (name: keyof RegistrationValues) => string | undefined = (name) => {
    const message = form.errors[name]
    return message && t(message)
  }
  const props: FieldProps = (name) => ({
    id: fieldId(name),
    name,
    required: true,
    error: messageOf(name),
    onChange: form.handleChange,
    onBlur: () => void form.handleBlur(name),
  })
  const found = partFields[part].map((name) => ({ id: fieldId(name), text: messageOf(name) ?? "" }))
  const problems = [
    ...found.filter(({ text }) => text !== ""),
    ...(inlineResult.other ? [{ id: undefined, text: t("error.other") }] : []),
  ]

  if (inlineResult.registered) return <Registered />
  return (
    <Form form={form} submit={t(part === "first" ? "steps.next" : "submit")} sending={t("sending")}>
      <FormErrorSummary errors={problems} failedSubmits={form.failedSubmits} />
      <SendProblem form={form} problem={inlineResult.failure} />
      <FormFields part={part} form={form} props={props} emailLocked={approved !== undefined} />
    </Form>
  )
}
