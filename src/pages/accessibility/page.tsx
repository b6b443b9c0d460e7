import { useTranslation } from "react-i18next"
import { Contact } from "../../features/accessibility/Contact"
import { LastChecked } from "../../features/accessibility/LastChecked"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"

/** Last parts of the text keys: what visitors can rely on (`met`), and what is still missing (`limits`). */
const met = ["keyboard", "size", "contrast", "motion", "names", "forms", "time"] as const
const limits = ["script", "people", "others"] as const

export function Component() {
  const { t } = useTranslation("accessibility")
  return (
    <DefaultLayout title={t("title")} description={t("meta.description")}>
      <p>{t("lead")}</p>
      <section>
        <h2>{t("standard.heading")}</h2>
        <p>{t("standard.text")}</p>
      </section>
      <section>
        <h2>{t("met.heading")}</h2>
        <ul>
          {met.map((point) => (
            <li key={point}>{t(`met.${point}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t("limits.heading")}</h2>
        <ul>
          {limits.map((point) => (
            <li key={point}>{t(`limits.${point}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t("tested.heading")}</h2>
        <p>{t("tested.automatic")}</p>
        <p>{t("tested.byHand")}</p>
        <LastChecked />
      </section>
      <section>
        <h2>{t("contact.heading")}</h2>
        <p>{t("contact.text")}</p>
        <Contact />
      </section>
    </DefaultLayout>
  )
}
