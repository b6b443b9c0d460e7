import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import type { Losses } from "../model/signatures"

interface LossWarningProps {
  losses: Losses
  onAccept: () => void
  onDecline: () => void
}

/** Asks before links that may be in print are replaced or removed. Takes focus when it appears. */
export function LossWarning({ losses, onAccept, onDecline }: LossWarningProps) {
  const { t } = useTranslation("campaign")
  const box = useFocusOnShow<HTMLDivElement>(losses)
  return (
    <Notice
      kind="problem"
      ref={box}
      actions={
        <>
          <Button variant="secondary" onClick={onAccept}>
            {t("losses.accept")}
          </Button>
          <Button variant="plain" onClick={onDecline}>
            {t("losses.decline")}
          </Button>
        </>
      }
    >
      {losses.replaced > 0 ? <p>{t("losses.replaced", { count: losses.replaced })}</p> : null}
      {losses.removed > 0 ? <p>{t("losses.removed", { count: losses.removed })}</p> : null}
      <p>{t("losses.printed")}</p>
    </Notice>
  )
}
