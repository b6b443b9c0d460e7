import { useTranslation } from "react-i18next"
import { Application } from "../../features/membership-interest/Application"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"

export function Component() {
  const { t } = useTranslation("membership")
  return (
    <DefaultLayout title={t("apply.title")}>
      <p>{t("apply.text")}</p>
      <Application submitLabel={t("apply.submit")} />
    </DefaultLayout>
  )
}
