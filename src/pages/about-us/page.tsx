import { useTranslation } from "react-i18next"
import { CenteredLayout } from "../../layouts/CenteredLayout"

export function Component() {
  const { t } = useTranslation(["about", "common"])
  return (
    <CenteredLayout title={t("title")} description={t("meta.description")}>
      <p>{t("lead")}</p>
      <section>
        <h2>{t("what.heading")}</h2>
        <p>{t("what.text")}</p>
      </section>
      <section>
        <h2>{t("range.heading")}</h2>
        <p>{t("range.text")}</p>
      </section>
      <section>
        <h2>{t("stores.heading")}</h2>
        <p>{t("stores.text")}</p>
      </section>
    </CenteredLayout>
  )
}
