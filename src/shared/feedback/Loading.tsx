import { useTranslation } from "react-i18next"
import { Skeleton } from "../../ui/Skeleton/Skeleton"

/** Placeholder for a part of the page that only the browser can render; visitors without JavaScript see it too. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <p>{t("loading")}</p>
      <Skeleton />
    </div>
  )
}
