import { useTranslation } from "react-i18next"
import { BlackInclinedLinesLayout } from "../../layouts/BlackInclinedLinesLayout"

export function Component() {
  const { t } = useTranslation(["admin", "common"])
  return (
    <BlackInclinedLinesLayout title={t("link.title")}>
      <p>{t("link.text")}</p>
    </BlackInclinedLinesLayout>
  )
}
