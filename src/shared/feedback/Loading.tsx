import { useTranslation } from "react-i18next"
import { Skeleton } from "../../ui/Skeleton/Skeleton"

/** Stands where a part of the page will be that only the browser can make; also what a visitor without script sees. */
export function Loading() {
  const { t } = useTranslation()
  return (
    <div role="status">
      <p>{t("loading")}</p>
      <Skeleton />
    </div>
  )
}
