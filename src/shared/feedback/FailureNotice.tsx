import { useEffect, useState, type RefObject } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../../services/api/failure"
import { Button } from "../../ui/Button/Button"
import { KeptText } from "../../ui/KeptText/KeptText"
import { Notice } from "../../ui/Notice/Notice"
import { useFocusOnShow } from "../../ui/useFocusOnShow"

interface FailureNoticeProps {
  failure: ApiFailure
  onRetry?: (() => void) | undefined
  busy?: boolean
}

/**
 * A technical failure in plain words (error catalogue, specification section 8), with the reference that customer
 * service asks for and, if it can help, a retry button. Takes focus when it appears.
 */
export function FailureNotice({ failure, onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation()
  const box = useFocusOnShow<HTMLDivElement>(failure)
  if (useIsBackOnline(failure, box)) return null
  return (
    <Notice
      kind="problem"
      ref={box}
      small={<KeptText text={t("failure.reference", { reference: failure.reference })} kept={failure.reference} />}
      actions={
        onRetry && failure.kind !== "rejected" ? (
          <Button busy={busy} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        ) : null
      }
    >
      {/* Only an operation that needs a login asks for one (GeneratorProblem.tsx); elsewhere an old session was in the way. */}
      <p>{t(failure.code === "UNAUTHENTICATED" ? "failure.sessionEnded" : `failure.${failure.kind}`)}</p>
    </Notice>
  )
}

/**
 * Whether a network failure in a form is over because the browser is online again. Focus then moves to the submit
 * button. Outside a form the notice stays, since its button is the only way to retry.
 */
function useIsBackOnline(failure: ApiFailure, box: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState<ApiFailure>()
  useEffect(() => {
    if (failure.kind !== "network") return undefined
    const end = () => {
      const submit = box.current?.closest("form")?.querySelector<HTMLElement>("[type=submit]")
      if (!submit) return
      if (box.current?.contains(document.activeElement)) {
        // The visitor has pressed nothing, so the page scrolls only as far as needed to show the button.
        submit.focus({ preventScroll: true })
        submit.scrollIntoView({ block: "nearest" })
      }
      setOver(failure)
    }
    window.addEventListener("online", end)
    return () => window.removeEventListener("online", end)
  }, [failure, box])
  return over === failure
}
