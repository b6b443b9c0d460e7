import { useRef, useState, type ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../api/failure"
import { execute } from "../../api/execute"
import { FailureNotice } from "../../feedback/FailureNotice"
import { Submit } from "../../ui/Submit/Submit"
import { Button } from "../../ui/Button/Button"
import { TextField } from "../../ui/Field/TextField"
import { useAnnounceInTitle } from "../../ui/TitleNotice/TitleNotice"
import { confirmPhoneVerification } from "./api/confirmPhoneVerification"
import { cleanSmsCode, confirmOutcome, type CodeRefusal } from "./model/outcome"
import { readable } from "./model/phoneNumber"
import styles from "./Phone.module.css"
import { PhoneHeading } from "./PhoneHeading"
import type { SentCode } from "./PhoneSignUp"
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
  const form = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<"codeRequired" | CodeRefusal>()
  const [failure, setFailure] = useState<ApiFailure>()
  useAnnounceInTitle(problem ? t("common:errorPrefix") : "")

  function refuse(reason: "codeRequired" | CodeRefusal) {
    setProblem(reason)
    document.getElementById(fieldId)?.focus()
  }

  async function confirm(code: string) {
    if (busy.current) return
    busy.current = true
    setSending(true)
    setProblem(undefined)
    const outcome = confirmOutcome(await execute(confirmPhoneVerification, { phoneNumber: sent.number, code }))
    busy.current = false
    setSending(false)
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined)
    if (outcome.kind === "refused") refuse(outcome.reason)
    if (outcome.kind === "confirmed") onConfirmed(outcome.token)
  }

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get("code")
    const code = cleanSmsCode(typeof typed === "string" ? typed : "")
    if (code === "") return refuse("codeRequired")
    void confirm(code)
  }

  return (
    <>
      <PhoneHeading focused>{t("codeHeading")}</PhoneHeading>
      <p>{t("codeSent", { number: readable(sent.number) })}</p>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
        {failure ? (
          <FailureNotice failure={failure} busy={sending} onRetry={() => form.current?.requestSubmit()} />
        ) : null}
        <TextField
          id={fieldId}
          name="code"
          label={t("code")}
          error={problem && t(problem)}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        <Submit sending={sending} said={t("confirming")}>
          {t("confirm")}
        </Submit>
      </form>
      <div className={styles.ways}>
        <ResendCode sent={sent} onSent={onSent} />
        <Button look="plain" onClick={onLeave}>
          {t("otherNumber")}
        </Button>
      </div>
    </>
  )
}
