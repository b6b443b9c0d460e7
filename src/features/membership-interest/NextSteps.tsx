import { useTranslation } from "react-i18next"

/** What happens to an application, and when. */
export function NextSteps() {
  const { t } = useTranslation("membership")
  return (
    <section>
      <h2>{t("next.heading")}</h2>
      <ol>
        <li>{t("next.read")}</li>
        <li>{t("next.choose")}</li>
        <li>{t("next.write")}</li>
      </ol>
    </section>
  )
}
