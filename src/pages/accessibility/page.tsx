import { useTranslation } from "react-i18next"
import { TextLayout } from "../../ui/layouts/TextLayout"
import { useSettings } from "../../services/settings/useSettings"
import { RichText } from "../../ui/RichText/RichText"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { longDate } from "../../lib/longDate"
import { usePage } from "../../router/usePage"

/** Last parts of the text keys: what visitors can rely on (`met`), and what is still missing (`limits`). */
const met = ["keyboard", "size", "contrast", "motion", "names", "forms", "time"] as const
const limits = ["script", "people", "others"] as const

export function Component() {
  const { t } = useTranslation("accessibility")
  return (
    <TextLayout title={t("title")} description={t("meta.description")}>
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
    </TextLayout>
  )
}

/** Whom to write to about a barrier: the address that the settings name, else customer service. */
function Contact() {
  const { t } = useTranslation("accessibility")
  const { accessibilityEmail: address } = useSettings()
  const text = address === undefined ? t("contact.service") : t("contact.email", { address })
  const link = (words: string) =>
    address === undefined ? (
      <SettingsLink to="customerServiceUrl">{words}</SettingsLink>
    ) : (
      <a href={`mailto:${address}`}>{words}</a>
    )
  return (
    <p>
      <RichText text={text} parts={{ link }} />
    </p>
  )
}

/** The day of the last check by hand, in ISO 8601; docs/accessibility.md says what was checked. */
const lastChecked = "2026-11-23"

/** The date of the last check by hand, in the page's language. */
function LastChecked() {
  const { t } = useTranslation("accessibility")
  const { language } = usePage()
  // A date without a time is midnight in UTC, which west of Greenwich is the day before.
  const date = longDate(new Date(lastChecked), language, "UTC")
  return <p>{t("tested.date", { date })}</p>
}
