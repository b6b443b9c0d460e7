import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { consentHashes } from "virtual:consent-hashes"
import { CountryField } from "../../country/CountryField"
import { FailureNotice } from "../../feedback/FailureNotice"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Button } from "../../ui/Button/Button"
import { ErrorSummary } from "../../ui/ErrorSummary/ErrorSummary"
import { ConsentFields } from "./ConsentFields"
import { EmailField } from "./EmailField"
import { fieldId } from "./fieldIds"
import type { FieldProps } from "./fieldProps"
import { fieldNames, type RegistrationValues } from "./model/fields"
import { isComplete, registrationInput } from "./model/input"
import { NameFields } from "./NameFields"
import styles from "./RegistrationForm.module.css"
import { submitRegistration } from "./submission"
import { useCountryHint } from "./useCountryHint"
import { useOutcome } from "./useOutcome"
import { useRegistrationForm } from "./useRegistrationForm"

/** What the page gives the form. */
export interface RegistrationFormProps {
  /** Called when the backend refuses the code at this late point, with its reasons. */
  onCodeRejected: (errorDetails: readonly { error: string | null }[]) => void
}

/** The one-step registration form (product decisions, section 5): fields, consents, and what becomes of them. */
export function RegistrationForm({ onCodeRejected }: RegistrationFormProps) {
  const { t } = useTranslation(["registration", "common"])
  const element = useRef<HTMLFormElement>(null)
  const shownAt = useTimeShown()
  const { language } = usePage()
  const form = useRegistrationForm(send, element)
  const { staying, follow } = useOutcome({ onRefusedFields: form.refused, onCodeRejected })
  const { values, messages } = form
  const countryHint = useCountryHint(values.country, form.allowed)

  async function send(checked: RegistrationValues) {
    if (!isComplete(checked)) return
    const { registrationCode, validityTimestamp, countryOptions } = useRegistrationState.getState()
    const input = registrationInput(checked, {
      registrationCode,
      validityTimestamp,
      countryOptions,
      language,
      hashes: consentHashes[language],
      shownAt: shownAt.current,
    })
    const { outcome, repeated } = await submitRegistration(input)
    await follow(outcome, checked, repeated)
  }

  const props: FieldProps = (name) => ({
    id: fieldId(name),
    name,
    required: true,
    error: messages[name] && t(messages[name]),
    onChange: form.onChange,
    onBlur: () => void form.onBlur(name),
  })
  const problems = [
    ...fieldNames.flatMap((name) => (messages[name] ? [{ id: fieldId(name), text: t(messages[name]) }] : [])),
    ...(staying.other ? [{ id: undefined, text: t("error.other") }] : []),
  ]

  return (
    <form ref={element} className={styles.form} method="post" noValidate onSubmit={form.onSubmit}>
      {form.attempt > 0 && problems.length > 0 ? (
        <ErrorSummary
          heading={t("summary.heading", { count: problems.length })}
          titleNotice={t("common:errorPrefix")}
          errors={problems}
          attempt={form.attempt}
        />
      ) : null}
      {staying.failure ? (
        <FailureNotice failure={staying.failure} busy={form.sending} onRetry={() => element.current?.requestSubmit()} />
      ) : null}
      <NameFields props={props} values={values} />
      <EmailField props={props} value={values.email} onCorrect={(email) => form.setValue("email", email)} />
      <CountryField
        {...props("country")}
        label={t("field.country")}
        prompt={t("field.countryPrompt")}
        hint={countryHint}
        value={values.country}
        allowed={form.allowed}
        onSelect={(country) => form.setValue("country", country)}
      />
      <ConsentFields props={props} values={values} />
      <Button type="submit" wide busy={form.sending}>
        {t("submit")}
      </Button>
      <p role="status" hidden={!form.sending}>
        {form.sending ? t("sending") : ""}
      </p>
    </form>
  )
}

/** When the consent texts came into view, as ISO 8601; a text in another language is another text. */
function useTimeShown() {
  const { language } = usePage()
  const time = useRef("")
  useEffect(() => {
    time.current = new Date().toISOString()
  }, [language])
  return time
}
