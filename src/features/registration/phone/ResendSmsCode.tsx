import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../../services/api/failure"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { InternalErrorNotice } from "../../../shared/forms/InternalErrorNotice"
import { useSending } from "../../../shared/forms/useSending"
import { Button } from "../../../ui/Button/Button"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import type { SentCode } from "./model/sentCode"
import { useSendCode } from "./useSendCode"

/** Sends another one-time code, after the wait that the backend asks for; the end of the wait is announced. */
export function ResendCode({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation("phone")
  const sendCode = useSendCode()
  const { sending, internalError, showSending, sendOnce } = useSending()
  const seconds = useSecondsUntil(sent.resendAt)
  const [again, setAgain] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const waiting = seconds > 0

  async function resend() {
    if (waiting) return
    showSending()
    setAgain(false)
    const outcome = await sendCode(sent.number)
    setFailure(outcome.kind === "failed" ? outcome.failure : undefined)
    if (outcome.kind !== "sent" && outcome.kind !== "tooSoon") return
    setAgain(outcome.kind === "sent")
    onSent({ ...sent, resendAt: Date.now() + outcome.cooldownSeconds * 1000 })
  }

  return (
    <>
      {internalError ? <InternalErrorNotice /> : null}
      {failure ? <FailureNotice failure={failure} busy={sending} onRetry={() => void sendOnce(resend)} /> : null}
      <Button
        variant="secondary"
        busy={sending}
        aria-disabled={sending || waiting || undefined}
        onClick={() => void sendOnce(resend)}
      >
        {t("resend")}
      </Button>
      <Countdown seconds={seconds} text={(count) => t("resendIn", { count })} over={t("resendNow")} />
      <p role="status">{again ? t("resent") : ""}</p>
    </>
  )
}
