import { useTranslation } from "react-i18next"
import { BlackInclinedLinesLayout } from "../../layouts/BlackInclinedLinesLayout"

export function Component() {
  const { t } = useTranslation(["admin", "common"])
  return (
    <BlackInclinedLinesLayout title={t("split.title")}>
      <p>{t("split.text")}</p>
    </BlackInclinedLinesLayout>
  )
}
