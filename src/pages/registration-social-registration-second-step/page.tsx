import { useTranslation } from "react-i18next"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["social", "common"])
  return (
    <DefaultLayout title={t("title")}>
      <p>{t("text")}</p>
    </DefaultLayout>
  )
}
