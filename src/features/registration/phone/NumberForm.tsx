import { useRef, useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../../services/api/failure"
import { countries, isCountry, type Country } from "../../../lib/countries"
import { countryOptions } from "../../../shared/country/model/countryNames"
import { useKeptEntry } from "../../../shared/forms/entryMemory"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { submitForm } from "../../../lib/submitForm"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/registrationState"
import { BrokenNotice } from "../../../shared/forms/BrokenNotice"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { Submit } from "../../../ui/Submit/Submit"
import { SelectField } from "../../../ui/Field/SelectField"
import { TextField } from "../../../ui/Field/TextField"
import { useAnnounceInTitle } from "../../../ui/TitleNotice/TitleNotice"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import { callingCode, e164 } from "./model/phoneNumber"
import styles from "./Phone.module.css"
import { PhoneHeading } from "./PhoneHeading"
import type { SentCode } from "./model/sentCode"
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
  const { sending, broken, sendOnce, sendCode } = useSendCode()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<"required" | "invalid">()
  const [failure, setFailure] = useState<ApiFailure>()
  const [pausedUntil, setPausedUntil] = useState(0)
  const seconds = useSecondsUntil(pausedUntil)
  const [entries, keepEntries] = useKeptEntry<Entries | undefined>("phoneNumber", undefined)
  useAnnounceInTitle(problem ? t("common:errorPrefix") : "")

  function refuse(reason: "required" | "invalid") {
    setProblem(reason)
    document.getElementById(fieldId)?.focus()
  }

  async function send(typed: string, country: Country) {
    if (typed === "") return refuse("required")
    const number = e164(typed, country)
    if (!number) return refuse("invalid")
    setProblem(undefined)
    if (number === sent?.number) return onSent(sent)
    const outcome = await sendCode(number)
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined)
    if (outcome.kind === "invalidNumber") refuse("invalid")
    if (outcome.kind === "tooSoon") setPausedUntil(Date.now() + outcome.pauseSeconds * 1000)
    if (outcome.kind === "sent") onSent({ number, resendAt: Date.now() + outcome.pauseSeconds * 1000 })
  }

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const { typed, country } = entriesOf(event.currentTarget)
    void sendOnce(() => send(typed, country))
  }

  return (
    <>
      <PhoneHeading focused={focused}>{t("heading")}</PhoneHeading>
      <p>{t("numberHint")}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => keepEntries(entriesOf(event.currentTarget))}
      >
        {broken ? <BrokenNotice /> : null}
        {failure ? <FailureNotice failure={failure} busy={sending} onRetry={() => submitForm(form.current)} /> : null}
        <div className={styles.number}>
          <CallingCodeField chosen={entries?.country} />
          <TextField
            id={fieldId}
            name="number"
            label={t("number")}
            error={problem && t(problem)}
            defaultValue={entries?.typed ?? sent?.number}
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="send"
          />
        </div>
        <Submit sending={sending} statusText={t("sending")}>
          {t("send")}
        </Submit>
        <Countdown seconds={seconds} text={(count) => t("resendIn", { count })} over={t("resendNow")} />
      </form>
    </>
  )
}

interface Entries {
  typed: string
  country: Country
}

function entriesOf(form: HTMLFormElement): Entries {
  const data = new FormData(form)
  const number = data.get("number")
  const country = data.get("callingCode")
  return {
    typed: typeof number === "string" ? number.trim() : "",
    country: isCountry(country) ? country : useRegistrationState.getState().country,
  }
}

function CallingCodeField({ chosen }: { chosen: Country | undefined }) {
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
      defaultValue={chosen ?? likely}
      options={options.map(({ code, name }) => ({ value: code, text: `${name} (${callingCode(code)})` }))}
    />
  )
}
