import { useState } from "react"
import { useTranslation } from "react-i18next"
import { execute } from "../../../services/api/execute"
import type { ApiFailure } from "../../../services/api/failure"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { BrokenNotice } from "../../../shared/forms/BrokenNotice"
import { useSending } from "../../../shared/forms/useSending"
import { usePage } from "../../../router/usePage"
import { Button } from "../../../ui/Button/Button"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import { resendActivationEmail } from "../api/resendActivationEmail"
import { resendOutcome } from "../model/resend"
import styles from "./ResendButton.module.css"

interface ResendButtonProps {
  /** Whose e-mail is sent again. */
  to: { email: string } | { activationId: string }
  label: string
  /** What is said when it was sent. */
  sent: string
  /** When it may be sent again, in milliseconds since the epoch. */
  resendAt: number
  /** Called when the backend wants a pause, with the new moment. */
  onPause: (resendAt: number) => void
}

/**
 * Sends the activation e-mail once more. The pause between two of them follows the backend's word; its start and end are
 * announced, the seconds between are not.
 */
export function ResendButton({ to, label, sent: sentText, resendAt, onPause }: ResendButtonProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const seconds = useSecondsUntil(resendAt)
  const { sending, broken, showSending, sendOnce } = useSending()
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const waiting = seconds > 0

  async function resend() {
    if (waiting) return
    showSending()
    setSent(false)
    setFailure(undefined)
    const outcome = resendOutcome(await execute(resendActivationEmail, { ...to, language }))
    setSent(outcome.kind === "sent")
    if (outcome.kind === "failed") setFailure(outcome.failure)
    else onPause(Date.now() + outcome.pauseSeconds * 1000)
  }

  return (
    <div className={styles.resend}>
      {broken ? <BrokenNotice /> : null}
      {failure ? <FailureNotice failure={failure} onRetry={() => void sendOnce(resend)} busy={sending} /> : null}
      <Button
        variant="secondary"
        busy={sending}
        aria-disabled={sending || waiting || undefined}
        onClick={() => void sendOnce(resend)}
      >
        {label}
      </Button>
      <Countdown seconds={seconds} text={(count) => t("finished.resendIn", { count })} over={t("finished.resendNow")} />
      <p role="status">{sent ? sentText : ""}</p>
    </div>
  )
}
