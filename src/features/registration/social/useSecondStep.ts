import { initialCountry, useAllowedCountries } from "../../../shared/country/allowedCountries"
import { useCountryWait, useCountryPreselection } from "../../../shared/country/useCountryPreselection"
import { readFields } from "../../../shared/forms/fieldTable"
import { schemaOf } from "../../../shared/forms/model/schema"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { useLatest } from "../../../router/useLatest"
import { usePage } from "../../../router/usePage"
import type { ValidToken } from "../../../shared/token/useEmailToken"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { consentInput, withdrawExpired, withdrawForSubmit } from "../consents/consents"
import { termsError } from "../consents/consentFields"
import { rememberSentConsents, type SentConsents } from "../consents/sentConsents"
import { useShownConsents } from "../form/shownConsents"
import { hasAccount, registrationSender, type Submission } from "../form/registrationSender"
import { rejectCode } from "../invitation/invitation"
import type { FieldContext } from "../model/fields"
import type { CodeWithValidity } from "../../../lib/registrationCode"
import { registrationFollowUp, secondStepDestinations, type RegistrationResult } from "../model/registrationFollowUp"
import { completeSocialRegistration, secondStepContent } from "./api/completeSocialRegistration"
import { clearSecondStep, saveSecondStep, loadSecondStep } from "./secondStepDraft"
import { secondStepFields, secondStepNames, type SecondStepMessages, type SecondStepValues } from "./model/secondStep"

/** What the page passes to the second step. */
export interface SecondStepProps {
  token: ValidToken
  /** The code of this tab, or the one that the browser remembers; empty if there is none. */
  code: CodeWithValidity
  /** Whether the visitor did not come from a provider: then a rejected token can't be renewed. */
  notFromProvider: boolean
  /** Called when the backend no longer accepts the token and signing in again can renew it. */
  onSignInExpired: () => void
  onRegistered: () => void
}

const sendRegistration = registrationSender(completeSocialRegistration)

const flow = "socialRegistration"

/** Values, errors and submission of the second step of a social sign-up. */
export function useSecondStep({ token, code, notFromProvider, onSignInExpired, onRegistered }: SecondStepProps) {
  const { language } = usePage()
  const allowed = useAllowedCountries()
  const shownConsents = useShownConsents()
  const latestShown = useLatest(shownConsents)
  const contextOf = ({ country }: SecondStepValues) => ({
    allowed,
    shown: (latestShown.current ?? shownConsents)(country),
  })
  const stored = withdrawExpired(loadSecondStep(token.email))
  const { wait, waitForPrefill } = useCountryWait()
  const form = useFormikForm<SecondStepValues, SecondStepMessages>({
    initialValues: { ...stored, country: initialCountry(stored.country, allowed) },
    validationSchema: () => schemaOf<SecondStepValues, FieldContext>(secondStepFields, secondStepNames, contextOf),
    onSubmit: send,
    readValues: (data, current) =>
      readFields<SecondStepValues, FieldContext>(secondStepFields, data, current, contextOf(current), secondStepNames),
    normalize: (entered) => withdrawForSubmit(entered, shownConsents(entered.country)),
    waitForPrefill,
    onChange: (values) => saveSecondStep(token.email, values),
  })
  const { inlineResult = {}, follow } = useFollowUp<RegistrationResult<SecondStepMessages>>()
  useCountryPreselection(wait, allowed, form.values.country, (country, isKept) =>
    form.fillField("country", country, isKept),
  )

  async function send(checked: SecondStepValues): Promise<void> {
    const { country, terms } = checked
    // Unreachable, since the schema requires a country and the terms; needed for the type.
    if (country === "" || terms === false) return
    const values = { ...checked, country, terms }
    const shown = shownConsents(country)
    const content = secondStepContent(values, {
      token: token.token,
      registrationCode: code.code,
      validityTimestamp: code.validityTimestamp,
      language,
      shown,
    })
    const { consents } = consentInput(values, shown)
    await follow(
      sendRegistration(content, flow).then((submission) => followUpOf(submission, { consents, country, language })),
      ({ fields, other, codeErrors, registered, signInExpired }) => {
        if (fields ?? other) form.showRejection(fields ?? {}, checked)
        if (codeErrors) rejectCode(codeErrors)
        if (registered) onRegistered()
        if (signInExpired) onSignInExpired()
      },
    )
  }

  function followUpOf({ outcome, repeated }: Submission<SecondStepMessages>, consents: SentConsents) {
    if (outcome.kind === "emailSent") rememberSentConsents(consents)
    if (hasAccount(outcome)) clearSecondStep()
    const sent = { email: token.email, flow, repeated, now: Date.now() }
    return registrationFollowUp(outcome, sent, secondStepDestinations({ notFromProvider }))
  }

  const { values } = form
  const shown = shownConsents(values.country)
  const errors = { ...form.errors, terms: termsError(form.errors.terms, values.terms, shown.terms) }
  return { form: { ...form, errors }, inlineResult, allowed, shown }
}
