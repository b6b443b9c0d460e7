import { useEffect, useRef, type ComponentProps, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { InternalErrorNotice } from "../../shared/forms/InternalErrorNotice"
import { whenShown } from "../../lib/whenShown"
import { wasRegistrationSentHere } from "../../services/state/activationSignal"
import { Actions } from "../../ui/Actions/Actions"
import { Button } from "../../ui/Button/Button"
import styles from "./Activation.module.css"
import type { Activation } from "./useActivation"

/**
 * The button that activates an account. In the browser that sent the registration, following the link is enough; in any
 * other, which may be a mail scanner's, opening the page sends nothing (product decisions, section 5, "Activation").
 * The button is in a form, so that a click before hydration is replayed.
 */
export function ActivationForm({ activation }: { activation: Activation }) {
  const { t } = useTranslation("activation")
  const { linkState, activate, sending, internalError, failure } = activation
  const pressed = useRef(false)
  useAutoActivation(activation, pressed)

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault()
    // A replayed click arrives before the link's id is known.
    if (linkState === undefined) pressed.current = true
    else void activate()
  }

  return (
    // Without a link the page is left for the one that says so; until then nothing below moves up.
    <form className={styles.form} method="post" onSubmit={submit} inert={linkState === "noLink"}>
      <p>{t("text")}</p>
      {internalError ? <InternalErrorNotice /> : null}
      {failure ? <FailureNotice failure={failure} onRetry={() => void activate()} busy={sending} /> : null}
      <Actions>
        <Button type="submit" busy={sending}>
          {t("submit")}
        </Button>
      </Actions>
      <p role="status" hidden={!sending}>
        {sending ? t("sending") : ""}
      </p>
    </form>
  )
}

/**
 * Activates by itself, once for each link: if the button was pressed before the link's id was known, or if this browser
 * sent the registration.
 */
function useAutoActivation({ linkState, activateOnce }: Activation, pressed: RefObject<boolean>): void {
  useEffect(() => {
    if (linkState === undefined || linkState === "noLink") return
    if (pressed.current) activateOnce()
    // A page that the browser has loaded ahead of the visit must not activate before the visitor sees it.
    else if (wasRegistrationSentHere()) void whenShown().then(activateOnce)
  })
}
