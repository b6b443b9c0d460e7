import { useTranslation } from "react-i18next"
import { dateLocale } from "../../lib/languages"
import { usePage } from "../../router/usePage"

/** The day of the last check by hand, in ISO 8601; docs/accessibility.md says what was checked. */
const lastChecked = "2026-11-23"

/** The date of the last check by hand, in the page's language. */
export function LastChecked() {
  const { t } = useTranslation("accessibility")
  const { language } = usePage()
  // A date without a time is midnight in UTC, which west of Greenwich is the day before.
  const date = new Date(lastChecked).toLocaleDateString(dateLocale(language), { dateStyle: "long", timeZone: "UTC" })
  return <p>{t("tested.date", { date })}</p>
}
