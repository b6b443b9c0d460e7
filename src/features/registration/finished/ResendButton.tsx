import { useState } from "react"
import { useTranslation } from "react-i18next"
import { execute } from "../../api/execute"
import type { ApiFailure } from "../../api/failure"
import { FailureNotice } from "../../feedback/FailureNotice"
import { usePage } from "../../routes/usePage"
import { Button } from "../../ui/Button/Button"
import { Countdown } from "../../ui/Countdown/Countdown"
import { useSecondsUntil } from "../../ui/useSecondsUntil"
import { resendActivationEmail } from "./api/resendActivationEmail"
import { resendOutcome } from "./model/resend"
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
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const waiting = seconds > 0

  async function resend() {
    if (sending || waiting) return
    setSending(true)
    setSent(false)
    setFailure(undefined)
    const outcome = resendOutcome(await execute(resendActivationEmail, { ...to, language }))
    setSending(false)
    setSent(outcome.kind === "sent")
    if (outcome.kind === "failed") setFailure(outcome.failure)
    else onPause(Date.now() + outcome.pauseSeconds * 1000)
  }

  return (
    <div className={styles.resend}>
      {failure ? <FailureNotice failure={failure} onRetry={() => void resend()} busy={sending} /> : null}
      <Button
        look="secondary"
        busy={sending}
        aria-disabled={sending || waiting || undefined}
        onClick={() => void resend()}
      >
        {label}
      </Button>
      <Countdown seconds={seconds} text={(count) => t("finished.resendIn", { count })} over={t("finished.resendNow")} />
      <p role="status">{sent ? sentText : ""}</p>
    </div>
  )
}
