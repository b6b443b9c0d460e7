import { useTranslation } from "react-i18next"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"

/** Says that a part of the page could not be loaded, with a retry button. */
export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Notice
      kind="problem"
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("failure.network")}
    </Notice>
  )
}
