import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "../../shared/feedback/FailureNotice"
import { InternalErrorNotice } from "../../shared/forms/InternalErrorNotice"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import type { Activation } from "./useActivation"

/**
 * An activation that the backend could not process, with a retry button (error catalogue, specification section 8).
 * Takes focus after every attempt that was answered, since the text stays the same.
 */
export function ActivationProblem({ activation, contact }: { activation: Activation; contact: ReactNode }) {
  const { t } = useTranslation(["activation", "common"])
  const { activate, sending, internalError, failure, answeredAttempts } = activation
  const box = useFocusOnShow<HTMLDivElement>(answeredAttempts, answeredAttempts > 0)
  return (
    <>
      {internalError ? <InternalErrorNotice /> : null}
      {failure ? (
        <FailureNotice failure={failure} onRetry={() => void activate()} busy={sending} />
      ) : (
        <Notice
          kind="problem"
          ref={box}
          actions={
            <>
              <Button busy={sending} onClick={() => void activate()}>
                {t("common:tryAgain")}
              </Button>
              {contact}
            </>
          }
        >
          <p>{t("error.failed")}</p>
        </Notice>
      )}
      <p role="status" hidden={!sending}>
        {sending ? t("sending") : ""}
      </p>
    </>
  )
}
