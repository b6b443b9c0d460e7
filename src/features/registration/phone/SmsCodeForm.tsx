import { useRef, useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../../services/api/failure"
import { execute } from "../../../services/api/execute"
import { useKeptEntry } from "../../../shared/forms/entryMemory"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { BrokenNotice } from "../../../shared/forms/BrokenNotice"
import { useSending } from "../../../shared/forms/useSending"
import { submitForm } from "../../../lib/submitForm"
import { Submit } from "../../../ui/Submit/Submit"
import { Button } from "../../../ui/Button/Button"
import { TextField } from "../../../ui/Field/TextField"
import { useAnnounceInTitle } from "../../../ui/TitleNotice/TitleNotice"
import { confirmPhoneVerification } from "./api/confirmPhoneVerification"
import { cleanSmsCode, confirmOutcome, type CodeRefusal } from "./model/outcome"
import { readable } from "./model/phoneNumber"
import styles from "./Phone.module.css"
import { PhoneHeading } from "./PhoneHeading"
import type { SentCode } from "./model/sentCode"
import { ResendCode } from "./ResendCode"

interface SmsCodeFormProps {
  sent: SentCode
  /** Called when another code was sent. */
  onSent: (sent: SentCode) => void
  onConfirmed: (token: string) => void
  /** Called when the visitor wants another number. */
  onLeave: () => void
}

const fieldId = "phone-code"

/** Asks for the one-time code, in one field that phones fill in by themselves and that takes a whole message too. */
export function SmsCodeForm({ sent, onSent, onConfirmed, onLeave }: SmsCodeFormProps) {
  const { t } = useTranslation(["phone", "common"])
  const { markPlace } = usePageNavigation()
  const form = useRef<HTMLFormElement>(null)
  const { sending, broken, showSending, sendOnce } = useSending()
  const [problem, setProblem] = useState<"codeRequired" | CodeRefusal>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [typed, keepTyped] = useKeptEntry(`smsCode ${sent.number}`, "")
  useAnnounceInTitle(problem ? t("common:errorPrefix") : "")

  function refuse(reason: "codeRequired" | CodeRefusal) {
    setProblem(reason)
    document.getElementById(fieldId)?.focus()
  }

  async function confirm(text: string) {
    const code = cleanSmsCode(text)
    if (code === "") return refuse("codeRequired")
    showSending()
    setProblem(undefined)
    const presence = markPlace()
    const outcome = confirmOutcome(await execute(confirmPhoneVerification, { phoneNumber: sent.number, code }))
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined)
    if (outcome.kind === "refused") refuse(outcome.reason)
    if (outcome.kind === "confirmed" && (await presence())) onConfirmed(outcome.token)
  }

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const text = typedIn(event.currentTarget)
    void sendOnce(() => confirm(text))
  }

  return (
    <>
      <PhoneHeading focused>{t("codeHeading")}</PhoneHeading>
      <p>{t("codeSent", { number: readable(sent.number) })}</p>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        onInput={(event) => keepTyped(typedIn(event.currentTarget))}
      >
        {broken ? <BrokenNotice /> : null}
        {failure ? <FailureNotice failure={failure} busy={sending} onRetry={() => submitForm(form.current)} /> : null}
        <TextField
          id={fieldId}
          name="code"
          label={t("code")}
          defaultValue={typed}
          error={problem && t(problem)}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Submit sending={sending} statusText={t("confirming")}>
          {t("confirm")}
        </Submit>
      </form>
      <div className={styles.ways}>
        <ResendCode sent={sent} onSent={onSent} />
        <Button variant="plain" onClick={onLeave}>
          {t("otherNumber")}
        </Button>
      </div>
    </>
  )
}

function typedIn(form: HTMLFormElement): string {
  const typed = new FormData(form).get("code")
  return typeof typed === "string" ? typed : ""
}
