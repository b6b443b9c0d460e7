import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../../services/api/failure"
import { countries, isCountry, type Country } from "../../../lib/countries"
import { selectableCountries } from "../../../shared/country/model/countryNames"
import { Form } from "../../../shared/forms/Form"
import { useFormikForm, type FieldErrors } from "../../../shared/forms/useFormikForm"
import { useOneField } from "../../../shared/forms/useOneField"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { SelectField } from "../../../ui/Field/SelectField"
import { TextField } from "../../../ui/Field/TextField"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import { callingCode, e164 } from "./model/phoneNumber"
import { numberSchema, type NumberMessage, type NumberValues } from "./model/schema"
import styles from "./Phone.module.css"
import { FormHeading } from "../panel/FormHeading"
import type { SentCode } from "./model/sentCode"
import { useSendCode } from "./useSendCode"

interface NumberFormProps {
  focused: boolean
  /** The code that was sent last; none is sent again to the same number. */
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
}

const fieldId = "phone-number"

/** Form for the phone number to which the code is sent. */
export function NumberForm({ focused, sent, onSent }: NumberFormProps) {
  const { t } = useTranslation(["phone", "common"])
  const sendCode = useSendCode()
  const likely = useRegistrationState(({ registrationCountry, country }) => registrationCountry || country)
  const [failure, setFailure] = useState<ApiFailure>()
  const [pausedUntil, setPausedUntil] = useState(0)
  const seconds = useSecondsUntil(pausedUntil)
  const form = useFormikForm<NumberValues, FieldErrors<NumberValues, NumberMessage>>({
    initialValues: { number: sent?.number ?? "", country: likely },
    validationSchema: numberSchema,
    onSubmit: send,
    readValues,
  })
  const error = form.errors.number && t(form.errors.number)
  useOneField(fieldId, error, form.failedSubmits, t("common:errorPrefix"))

  async function send(values: NumberValues): Promise<void> {
    const number = e164(values.number, values.country)
    // Only narrows the type: the schema has refused it.
    if (!number) return
    if (number === sent?.number) return onSent(sent)
    const outcome = await sendCode(number)
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined)
    if (outcome.kind === "invalidNumber") form.showRefusal({ number: "invalid" }, values)
    if (outcome.kind === "tooSoon") setPausedUntil(Date.now() + outcome.cooldownSeconds * 1000)
    if (outcome.kind === "sent") onSent({ number, resendAt: Date.now() + outcome.cooldownSeconds * 1000 })
  }

  return (
    <>
      <FormHeading focused={focused} text={t("heading")} />
      <p>{t("numberHint")}</p>
      <Form
        form={form}
        submitLabel={t("send")}
        sendingText={t("sending")}
        footer={<Countdown seconds={seconds} text={(count) => t("resendIn", { count })} over={t("resendNow")} />}
      >
        <SendProblem form={form} problem={failure} />
        <div className={styles.number}>
          <CallingCodeField value={form.values.country} onChange={form.handleChange} />
          <TextField
            id={fieldId}
            name="number"
            label={t("number")}
            error={error}
            value={form.values.number}
            onChange={form.handleChange}
            onBlur={() => void form.handleBlur("number")}
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

function readValues(data: FormData, known: NumberValues): NumberValues {
  const number = data.get("number")
  const country = data.get("country")
  return {
    number: typeof number === "string" ? number : "",
    country: isCountry(country) ? country : known.country,
  }
}

function CallingCodeField(props: { value: Country; onChange: () => void }) {
  const { t } = useTranslation("phone")
  const { language } = usePage()
  const options = selectableCountries(language, countries)
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
