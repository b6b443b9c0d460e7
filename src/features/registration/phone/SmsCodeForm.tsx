import { useTranslation } from "react-i18next"
import { Form } from "../../../shared/forms/Form"
import { useTextForm } from "../../../shared/forms/text/useTextForm"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { Button } from "../../../ui/Button/Button"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { TextField } from "../../../ui/Field/TextField"
import { confirmPhoneVerification, type ConfirmOutcome, type SmsCodeRejection } from "./api/confirmPhoneVerification"
import { confirmFollowUp } from "./model/followUp"
import { cleanSmsCode } from "./model/smsCode"
import { readable } from "./model/phoneNumber"
import styles from "./Phone.module.css"
import { FormHeading } from "../panel/FormHeading"
import type { SentSmsCode } from "./model/sentSmsCode"
import { ResendSmsCode } from "./ResendSmsCode"

interface SmsCodeFormProps {
  focused: boolean
  sent: SentSmsCode
  onConfirmed: (token: string) => void
  onChangeNumber: () => void
}

/** Error keys of a one-time code, in the namespace `phone`. */
type SmsCodeMessage = "codeRequired" | SmsCodeRejection

/** Digits, with any text around them. */
const problemOf = (text: string): SmsCodeMessage | undefined => (cleanSmsCode(text) ? undefined : "codeRequired")

/** Form for the one-time code: a single field, which phones can autofill and which also accepts a whole message. */
export function SmsCodeForm({ focused, sent, onConfirmed, onChangeNumber }: SmsCodeFormProps) {
  const { t } = useTranslation("phone")
  const { inlineResult, follow } = useFollowUp<ConfirmOutcome>()
  const failure = inlineResult?.kind === "unanswered" ? inlineResult.failure : undefined
  const { form, field } = useTextForm<SmsCodeMessage>(
    { id: "phone-code", name: "code" },
    { problemOf, messageOf: (key) => t(key), onSubmit: confirm, name: `smsCode ${sent.number}` },
  )
  const number = readable(sent.number)

  async function confirm(text: string, reject: (key: SmsCodeMessage) => void): Promise<void> {
    const outcome = confirmPhoneVerification(sent.number, cleanSmsCode(text))
    // The follow-up itself stores, tracks and opens nothing: `onConfirmed` does what comes next.
    await follow(outcome.then(confirmFollowUp), (result) => {
      if (result.kind === "rejected") reject(result.reason)
      if (result.kind === "confirmed") onConfirmed(result.token)
    })
  }

  return (
    <>
      <FormHeading focused={focused} text={t("codeHeading")} />
      <p>
        <KeptText text={t("codeSent", { number })} kept={number} />
      </p>
      <Form form={form} submitLabel={t("confirm")} sendingText={t("confirming")}>
        <SendProblem form={form} problem={failure} />
        <TextField
          {...field}
          label={t("code")}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </Form>
      <div className={styles.actions}>
        <ResendSmsCode sent={sent} />
        <Button variant="plain" onClick={onChangeNumber}>
          {t("otherNumber")}
        </Button>
      </div>
    </>
  )
}
