import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { countries, defaultCountry, isCountry, type Country } from "../../../lib/countries"
import { selectableCountries } from "../../../shared/country/model/countryNames"
import { textOf } from "../../../shared/forms/formData"
import { Form } from "../../../shared/forms/Form"
import type { FieldErrors } from "../../../shared/forms/fieldErrors"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../../shared/forms/useSingleFieldErrors"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { registrationStore, saveDraft } from "../../../services/state/registrationStore"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { SelectField } from "../../../ui/Field/SelectField"
import { TextField } from "../../../ui/Field/TextField"
import { Notice } from "../../../ui/Notice/Notice"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import { callingCode, countryOf, e164 } from "./model/phoneNumber"
import { numberSchema, type NumberMessage, type NumberValues } from "./model/schema"
import styles from "./Phone.module.css"
import { FormHeading } from "../panel/FormHeading"
import type { ConfirmedPhone } from "../model/flow"
import type { StartOutcome } from "./api/startPhoneVerification"
import { startFollowUp } from "./model/followUp"
import type { SentSmsCode } from "./model/sentSmsCode"
import { useSendSmsCode } from "./useSendSmsCode"
import { lastSentNumber, recordSentSmsCode } from "./useSentSmsCode"

/** What the stage passes to the form for the number. */
export interface NumberFormProps {
  /** Whether the visitor's last action led here, so that the heading takes focus. */
  focused: boolean
  sent: SentSmsCode | undefined
  confirmed: ConfirmedPhone | undefined
  /** The number that has to be confirmed again, because its proof is no longer accepted. */
  expiredNumber: string | undefined
  /** Called when a code was sent to the number and has to be entered, or when the number is confirmed already. */
  onContinue: (step: "phoneCode" | "phoneForm") => void
}

const fieldId = "phone-number"

/** Form for the phone number to which a code is sent. The same number again sends none; another need not wait. */
export function NumberForm({ focused, sent, confirmed, expiredNumber, onContinue }: NumberFormProps) {
  const { t } = useTranslation("phone")
  const sendSmsCode = useSendSmsCode()
  const likelyCountry = useRegistrationState(({ registrationCountry, country }) => registrationCountry || country)
  const { inlineResult, follow } = useFollowUp<StartOutcome>()
  const failure = inlineResult?.kind === "unanswered" ? inlineResult.failure : undefined
  const [paused, setPaused] = useState({ number: "", until: 0 })
  const known = sent?.number ?? confirmed?.number ?? expiredNumber
  const [given] = useState(
    () =>
      registrationStore.getState().typedPhone ??
      (known ? { number: known, country: countryOf(known) ?? defaultCountry } : undefined),
  )
  const form = useFormikForm<NumberValues, FieldErrors<NumberValues, NumberMessage>>({
    initialValues: given ?? { number: "", country: likelyCountry },
    onChange: (typedPhone) => saveDraft({ typedPhone }),
    validationSchema: numberSchema,
    onSubmit: send,
    readValues,
  })
  const seconds = useSecondsUntil(paused.number === form.values.number ? paused.until : 0)
  const choose = useFollowedCountry(likelyCountry, form.fillField, given !== undefined)
  const error = form.errors.number && t(form.errors.number)
  useSingleFieldErrors(fieldId, error, form.failedSubmits)

  async function send(values: NumberValues): Promise<void> {
    const number = e164(values.number, values.country)
    // The schema rejects a number that is none; needed for the type.
    if (!number || seconds > 0) return
    if (number === confirmed?.number) return onContinue("phoneForm")
    if (number === sent?.number) return onContinue("phoneCode")
    const sentBefore = lastSentNumber()
    await follow(
      sendSmsCode(number).then((result) => {
        // Not if a code was sent to a corrected number meanwhile: this answer is then out of date.
        const isLatest = lastSentNumber() === sentBefore
        if (result.kind === "sent" && isLatest) {
          recordSentSmsCode({ number, resendAt: Date.now() + result.cooldownSeconds * 1000 })
        }
        return isLatest ? startFollowUp(result) : { result }
      }),
      (result) => {
        if (result.kind === "invalidNumber") form.showRejection({ number: "invalid" }, values)
        if (result.kind === "tooSoon")
          setPaused({ number: values.number, until: Date.now() + result.cooldownSeconds * 1000 })
        if (result.kind === "sent") onContinue("phoneCode")
      },
    )
  }

  return (
    <>
      <FormHeading focused={focused} text={t("heading")} />
      {expiredNumber === undefined ? null : <Notice>{t("confirmAgain")}</Notice>}
      <p>{t("numberHint")}</p>
      <Form
        form={form}
        submitLabel={t("send")}
        sendingText={t("sending")}
        waiting={seconds > 0}
        footer={<Countdown seconds={seconds} text={(count) => t("resendIn", { count })} doneText={t("resendNow")} />}
      >
        <SendProblem form={form} problem={failure} />
        <div className={styles.number}>
          <CallingCodeField value={form.values.country} onChange={() => choose(form.handleChange)} />
          <TextField
            id={fieldId}
            name="number"
            label={t("number")}
            error={error}
            value={form.values.number}
            onChange={form.handleChange}
            onBlur={() => form.handleBlur("number")}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
          />
        </div>
      </Form>
    </>
  )
}

/**
 * Lets the calling code follow the likely country, which a lookup may change, until the visitor or the browser has
 * chosen another one.
 * @param isChosen whether one was chosen before this form opened
 * @returns to be called with what handles the visitor's choice, even of the country that was shown already
 */
function useFollowedCountry(
  likely: Country,
  fill: (name: "country", value: Country, isKept: (current: Country) => boolean) => void,
  isChosen: boolean,
) {
  const followed = useRef<Country | undefined>(isChosen ? undefined : likely)
  useEffect(() => {
    const before = followed.current
    if (!before || before === likely) return
    followed.current = likely
    fill("country", likely, (current) => current !== before)
  })
  return (handleChoice: () => void) => {
    followed.current = undefined
    handleChoice()
  }
}

function readValues(data: FormData, known: NumberValues): NumberValues {
  const country = data.get("country")
  return {
    number: textOf(data.get("number")),
    country: isCountry(country) ? country : known.country,
  }
}

function CallingCodeField(props: { value: Country; onChange: () => void }) {
  const { t } = useTranslation("phone")
  const options = selectableCountries(t("countries"), countries)
  return (
    <SelectField
      id="phone-calling-code"
      name="country"
      label={t("country")}
      autoComplete="tel-country-code"
      {...props}
      options={options.map(({ code, name }) => ({ value: code, text: `${name} (${callingCode(code)})` }))}
    />
  )
}
