import { useState, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../../shared/feedback/FailureNotice"
import { InternalErrorNotice } from "../../../shared/forms/InternalErrorNotice"
import { useSending } from "../../../shared/forms/useSending"
import { useFollowUp } from "../../../shared/outcome/useFollowUp"
import { usePage } from "../../../router/usePage"
import type { SentRegistration } from "../../../services/state/registrationState"
import { registrationStore } from "../../../services/state/registrationStore"
import { Actions } from "../../../ui/Actions/Actions"
import { Button } from "../../../ui/Button/Button"
import { Countdown } from "../../../ui/Countdown/Countdown"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { useSecondsUntil } from "../../../ui/useSecondsUntil"
import { resendActivationEmail, type Addressee, type ResendOutcome } from "../api/resendActivationEmail"
import { resendFollowUp } from "../model/resend"
import styles from "./ResendButton.module.css"

export interface ResendButtonProps {
  to: Addressee
  label: string
  sentText: string
  /** When the e-mail may be sent again, in milliseconds since the epoch. */
  resendAt: number
  /** "primary" where the button is the page's main action. */
  variant?: "primary" | "secondary"
  /** Another way on, beside the button. */
  children?: ReactNode
}

/**
 * Button that sends the activation e-mail again. The backend decides how long to wait between two e-mails; the start
 * and end of the wait are announced, the seconds in between are not.
 */
export function ResendButton({ to, label, sentText, resendAt, variant = "secondary", children }: ResendButtonProps) {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const seconds = useSecondsUntil(resendAt)
  const { sending, internalError, showSending, sendOnce } = useSending()
  const { inlineResult, follow, clear } = useFollowUp<ResendOutcome>()
  const failure = inlineResult?.kind === "unanswered" ? inlineResult.failure : undefined
  const texts: Partial<Record<ResendOutcome["kind"], string>> = { sent: sentText, tooSoon: t("finished.sentJustNow") }
  const [retried, setRetried] = useState(false)
  // A retry that succeeds removes the failure notice, which had focus.
  const messages = useFocusOnShow<HTMLDivElement>(inlineResult, retried && inlineResult !== undefined && !failure)
  const waiting = seconds > 0

  async function resend() {
    if (waiting) return
    showSending()
    // The notice of a failure stays during a retry: it holds the button that was pressed.
    if (!failure) clear()
    await follow(
      resendActivationEmail(to, language).then((outcome) =>
        resendFollowUp(outcome, registrationSentTo(to), Date.now()),
      ),
    )
  }

  function send(again: boolean) {
    setRetried(again)
    void sendOnce(resend)
  }

  return (
    <div className={styles.resend}>
      {internalError ? <InternalErrorNotice /> : null}
      {failure ? <FailureNotice failure={failure} onRetry={() => send(true)} busy={sending} /> : null}
      <Actions>
        <Button
          variant={variant}
          busy={sending}
          aria-disabled={sending || waiting || undefined}
          onClick={() => send(false)}
        >
          {label}
        </Button>
        {children}
      </Actions>
      <div className={styles.resend} tabIndex={-1} ref={messages}>
        <Countdown
          seconds={seconds}
          text={(count) => t("finished.resendIn", { count })}
          doneText={t("finished.resendNow")}
        />
        <p role="status">{inlineResult && texts[inlineResult.kind]}</p>
      </div>
    </div>
  )
}

/**
 * The registration sent from this tab, to whose address the e-mail goes; undefined for an activation link, which may
 * belong to another registration, and if the tab has sent another one since.
 */
function registrationSentTo(to: Addressee): SentRegistration | undefined {
  const { sentRegistration } = registrationStore.getState()
  return "email" in to && to.email === sentRegistration?.email ? sentRegistration : undefined
}
