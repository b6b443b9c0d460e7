import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import type { ApiFailure } from "../api/failure"
import { Button } from "../ui/Button/Button"
import { Notice } from "../ui/Notice/Notice"

interface FailureNoticeProps {
  failure: ApiFailure
  /** Repeats what failed; left out where that cannot help. */
  onRetry?: (() => void) | undefined
  busy?: boolean
}

/**
 * A technical failure in the visitor's words (error catalogue, specification section 8), with the reference that
 * customer service asks for and, where it can help, the way to try again. Takes focus when it appears.
 */
export function FailureNotice({ failure, onRetry, busy = false }: FailureNoticeProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [failure])
  return (
    <Notice
      kind="problem"
      ref={box}
      small={t("failure.reference", { reference: failure.reference })}
      actions={
        onRetry && failure.kind !== "refused" ? (
          <Button look="secondary" busy={busy} onClick={onRetry}>
            {t("tryAgain")}
          </Button>
        ) : null
      }
    >
      <p>{t(`failure.${failure.kind}`)}</p>
    </Notice>
  )
}
