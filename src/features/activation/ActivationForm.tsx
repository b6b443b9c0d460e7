import { useEffect, useRef, type ComponentProps, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { BrokenNotice } from "../../shared/forms/BrokenNotice"
import { wasStartedInThisBrowser } from "../../services/state/activationSignal"
import { Button } from "../../ui/Button/Button"
import styles from "./Activation.module.css"
import type { Activation } from "./useActivation"

/**
 * The press that activates an account. In the browser that sent the registration the link itself was press enough; in
 * any other, which may be a mail scanner's, opening the page sends nothing (product decisions, section 5, "Activation").
 * A form, so that a press before the page is alive is kept.
 */
export function ActivationForm({ activation }: { activation: Activation }) {
  const { t } = useTranslation("activation")
  const { stage, activate, sending, broken, failure } = activation
  const pressed = useRef(false)
  useStartByItself(activation, pressed)

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    // A press that was kept from before comes before the link is known.
    if (stage === undefined) pressed.current = true
    else void activate()
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <p>{t("text")}</p>
      {broken ? <BrokenNotice /> : null}
      {failure ? <FailureNotice failure={failure} onRetry={() => void activate()} busy={sending} /> : null}
      <Button type="submit" busy={sending}>
        {t("submit")}
      </Button>
      <p role="status" hidden={!sending}>
        {sending ? t("sending") : ""}
      </p>
    </form>
  )
}

/** Sends once for each link that was pressed before it was known, or that needs no press. */
function useStartByItself({ stage, activateOnce }: Activation, pressed: RefObject<boolean>): void {
  useEffect(() => {
    if (stage !== undefined && (pressed.current || wasStartedInThisBrowser())) activateOnce()
  })
}
