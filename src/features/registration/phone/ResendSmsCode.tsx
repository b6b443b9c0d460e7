import { useState } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { InternalErrorNotice } from "../../../shared/forms/InternalErrorNotice"
import { useSending } from "../../../shared/forms/useSending"
import { Button } from "../../../ui/Button/Button"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { Notice } from "../../../ui/Notice/Notice"
import { useLatest } from "../../../router/useLatest"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import type { StartOutcome } from "./api/startPhoneVerification"
import { readable } from "./model/phoneNumber"
import type { SentSmsCode } from "./model/sentSmsCode"
import { recordSentSmsCode, storedSentSmsCode } from "./useSentSmsCode"
import { useSendSmsCode } from "./useSendSmsCode"

/**
 * Button that sends another one-time code, after the wait that the backend asks for; the end of the wait is announced.
 */
export function ResendSmsCode({ sent }: { sent: SentSmsCode }) {
  const { t } = useTranslation("phone")
  const sendSmsCode = useSendSmsCode()
  const { sending, internalError, showSending, sendOnce } = useSending()
  const seconds = useSecondsUntil(sent.resendAt)
  const [outcome, setOutcome] = useState<StartOutcome>()
  const failure = outcome?.kind === "unanswered" ? outcome.failure : undefined
  const texts = { sent: t("resent"), tooSoon: t("codeSent", { number: readable(sent.number) }) }
  const isShown = useLatest(true)
  const waiting = seconds > 0

  async function resend() {
    if (waiting) return
    showSending()
    if (!failure) setOutcome(undefined)
    const answered = await sendSmsCode(sent.number)
    const last = storedSentSmsCode()
    // Meanwhile the visitor has requested a code for another number, or confirmed this one.
    if (last ? last.number !== sent.number : !isShown.current) return
    setOutcome(answered)
    if ("cooldownSeconds" in answered)
      recordSentSmsCode({ ...sent, resendAt: Date.now() + answered.cooldownSeconds * 1000 })
  }

  return (
    <>
      {internalError ? <InternalErrorNotice /> : null}
      {failure ? <FailureNotice failure={failure} busy={sending} onRetry={() => void sendOnce(resend)} /> : null}
      {outcome?.kind === "invalidNumber" ? <Notice kind="problem">{t("invalid")}</Notice> : null}
      <Button
        variant="plain"
        busy={sending}
        aria-disabled={sending || waiting || undefined}
        onClick={() => void sendOnce(resend)}
      >
        {t("resend")}
      </Button>
      <Countdown seconds={seconds} text={(count) => t("resendIn", { count })} doneText={t("resendNow")} />
      <p role="status">{outcome && "cooldownSeconds" in outcome ? texts[outcome.kind] : ""}</p>
    </>
  )
}
