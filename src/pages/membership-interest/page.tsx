import { useTranslation } from "react-i18next"
import { Application } from "../../features/membership-interest/Application"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"

export function Component() {
  const { t } = useTranslation("membership")
  return (
    <CenteredLayout title={t("intro.title")} description={t("meta.description")}>
      <p>{t("intro.text")}</p>
      <Application submitLabel={t("intro.submit")} />
    </CenteredLayout>
  )
}
