import { useState } from "react"
import { useTranslation } from "react-i18next"
import { execute } from "../../api/execute"
import type { ApiFailure } from "../../api/failure"
import { FailureNotice } from "../../feedback/FailureNotice"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Button } from "../../ui/Button/Button"
import { useSecondsUntil } from "../../ui/useSecondsUntil"
import { resendActivationEmail } from "./api/resendActivationEmail"
import { resendOutcome } from "./model/resend"

/**
 * Sends the activation e-mail once more. The pause between two of them survives a reload and follows the backend's word;
 * its start and end are announced, the seconds between are not.
 */
export function ResendEmail({ email }: { email: string }) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const resendAt = useRegistrationState((state) => state.finished?.resendAt ?? 0)
  const seconds = useSecondsUntil(resendAt)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const waiting = seconds > 0

  async function resend() {
    if (sending || waiting) return
    setSending(true)
    setFailure(undefined)
    const outcome = resendOutcome(await execute(resendActivationEmail, { email, language }))
    setSending(false)
    setSent(outcome.kind === "sent")
    if (outcome.kind === "failed") setFailure(outcome.failure)
    else pauseFor(outcome.pauseSeconds)
  }

  return (
    <>
      {failure ? <FailureNotice failure={failure} onRetry={() => void resend()} busy={sending} /> : null}
      <Button
        look="secondary"
        busy={sending}
        aria-disabled={sending || waiting || undefined}
        onClick={() => void resend()}
      >
        {t("finished.resend")}
      </Button>
      {waiting ? <p>{t("finished.resendIn", { count: seconds })}</p> : null}
      <p role="status">{sent ? t(waiting ? "finished.resent" : "finished.resendNow") : ""}</p>
    </>
  )
}

function pauseFor(seconds: number): void {
  useRegistrationState.setState(({ finished }) =>
    finished ? { finished: { ...finished, resendAt: Date.now() + seconds * 1000 } } : {},
  )
}
