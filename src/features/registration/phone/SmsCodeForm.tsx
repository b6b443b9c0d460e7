import { useTranslation } from "react-i18next"
import { textOf } from "../../../shared/forms/formData"
import { Form } from "../../../shared/forms/Form"
import type { FieldErrors } from "../../../shared/forms/fieldErrors"
import { useFormikForm } from "../../../shared/forms/useFormikForm"
import { useSingleFieldErrors } from "../../../shared/forms/useSingleFieldErrors"
import { SendProblem } from "../../../shared/feedback/SendProblem"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { Button } from "../../../ui/Button/Button"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { TextField } from "../../../ui/Field/TextField"
import { confirmPhoneVerification, type ConfirmOutcome } from "./api/confirmPhoneVerification"
import { confirmFollowUp } from "./model/followUp"
import { cleanSmsCode } from "./model/smsCode"
import { readable } from "./model/phoneNumber"
import { smsCodeSchema, type SmsCodeMessage, type SmsCodeValues } from "./model/schema"
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

const fieldId = "phone-code"

/** Form for the one-time code: a single field, which phones can autofill and which also accepts a whole message. */
export function SmsCodeForm({ focused, sent, onConfirmed, onChangeNumber }: SmsCodeFormProps) {
  const { t } = useTranslation(["phone", "common"])
  const { inlineResult, follow } = useFollowUp<ConfirmOutcome>()
  const failure = inlineResult?.kind === "unanswered" ? inlineResult.failure : undefined
  const form = useFormikForm<SmsCodeValues, FieldErrors<SmsCodeValues, SmsCodeMessage>>({
    initialValues: { code: "" },
    validationSchema: smsCodeSchema,
    onSubmit: confirm,
    readValues,
    name: `smsCode ${sent.number}`,
  })
  const number = readable(sent.number)
  const error = form.errors.code && t(form.errors.code)
  useSingleFieldErrors(fieldId, error, form.failedSubmits, t("common:errorPrefix"))

  async function confirm(values: SmsCodeValues): Promise<void> {
    const code = cleanSmsCode(values.code)
    const outcome = confirmPhoneVerification(sent.number, code)
    // The follow-up itself stores, tracks and opens nothing: `onConfirmed` does what comes next.
    await follow(outcome.then(confirmFollowUp), (result) => {
      if (result.kind === "rejected") form.showRejection({ code: result.reason }, values)
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
          id={fieldId}
          name="code"
          label={t("code")}
          value={form.values.code}
          onChange={form.handleChange}
          onBlur={() => form.handleBlur("code")}
          error={error}
          required
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

function readValues(data: FormData): SmsCodeValues {
  return { code: textOf(data.get("code")) }
}
