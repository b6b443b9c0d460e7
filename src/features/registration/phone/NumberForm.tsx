import { useRef, useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../api/failure"
import { countries, isCountry, type Country } from "../../config/countries"
import { countryOptions } from "../../country/model/countryNames"
import { FailureNotice } from "../../feedback/FailureNotice"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Countdown } from "../../ui/Countdown/Countdown"
import { Submit } from "../../ui/Submit/Submit"
import { SelectField } from "../../ui/Field/SelectField"
import { TextField } from "../../ui/Field/TextField"
import { useAnnounceInTitle } from "../../ui/TitleNotice/TitleNotice"
import { useSecondsUntil } from "../../ui/useSecondsUntil"
import { callingCode, e164 } from "./model/phoneNumber"
import styles from "./Phone.module.css"
import { PhoneHeading } from "./PhoneHeading"
import type { SentCode } from "./PhoneSignUp"
import { useSendCode } from "./useSendCode"

interface NumberFormProps {
  focused: boolean
  /** The code that was sent last; nothing is sent again for its number. */
  sent: SentCode | undefined
  onSent: (sent: SentCode) => void
}

const fieldId = "phone-number"

/** Asks for the number to which the code goes. The controls are the browser's own, so that autofill is never lost. */
export function NumberForm({ focused, sent, onSent }: NumberFormProps) {
  const { t } = useTranslation(["phone", "common"])
  const { sending, sendCode } = useSendCode()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<"required" | "invalid">()
  const [failure, setFailure] = useState<ApiFailure>()
  const [pausedUntil, setPausedUntil] = useState(0)
  const seconds = useSecondsUntil(pausedUntil)
  useAnnounceInTitle(problem ? t("common:errorPrefix") : "")

  function refuse(reason: "required" | "invalid") {
    setProblem(reason)
    document.getElementById(fieldId)?.focus()
  }

  async function send(number: string) {
    if (number === sent?.number) return onSent(sent)
    const outcome = await sendCode(number)
    setFailure(outcome?.kind === "failed" ? outcome.failure : undefined)
    if (outcome?.kind === "invalidNumber") refuse("invalid")
    if (outcome?.kind === "tooSoon") setPausedUntil(Date.now() + outcome.pauseSeconds * 1000)
    if (outcome?.kind === "sent") onSent({ number, resendAt: Date.now() + outcome.pauseSeconds * 1000 })
  }

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const { typed, country } = entriesOf(event.currentTarget)
    if (typed === "") return refuse("required")
    const number = e164(typed, country)
    if (!number) return refuse("invalid")
    setProblem(undefined)
    void send(number)
  }

  return (
    <>
      <PhoneHeading focused={focused}>{t("heading")}</PhoneHeading>
      <p>{t("numberHint")}</p>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
        {failure ? (
          <FailureNotice failure={failure} busy={sending} onRetry={() => form.current?.requestSubmit()} />
        ) : null}
        <div className={styles.number}>
          <CallingCodeField />
          <TextField
            id={fieldId}
            name="number"
            label={t("number")}
            error={problem && t(problem)}
            defaultValue={sent?.number}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
          />
        </div>
        <Submit sending={sending} said={t("sending")}>
          {t("send")}
        </Submit>
        <Countdown seconds={seconds} text={(count) => t("resendIn", { count })} over={t("resendNow")} />
      </form>
    </>
  )
}

function entriesOf(form: HTMLFormElement): { typed: string; country: Country } {
  const data = new FormData(form)
  const number = data.get("number")
  const country = data.get("callingCode")
  return {
    typed: typeof number === "string" ? number.trim() : "",
    country: isCountry(country) ? country : useRegistrationState.getState().country,
  }
}

function CallingCodeField() {
  const { t } = useTranslation("phone")
  const { language } = usePage()
  const likely = useRegistrationState(({ registrationCountry, country }) => registrationCountry || country)
  const options = countryOptions(language, countries)
  return (
    <SelectField
      id="phone-calling-code"
      name="callingCode"
      label={t("country")}
      autoComplete="tel-country-code"
      defaultValue={likely}
      options={options.map(({ code, name }) => ({ value: code, text: `${name} (${callingCode(code)})` }))}
    />
  )
}
