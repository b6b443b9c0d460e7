import { useTranslation } from "react-i18next"
import { Application } from "../../features/membership-interest/Application"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"

export function Component() {
  const { t } = useTranslation("membership")
  return (
    <DefaultLayout title={t("intro.title")} description={t("meta.description")}>
      <p>{t("intro.text")}</p>
      <Application submitLabel={t("intro.submit")} />
    </DefaultLayout>
  )
}
