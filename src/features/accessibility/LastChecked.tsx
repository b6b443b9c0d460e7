import { useTranslation } from "react-i18next"
import { longDate } from "../../lib/longDate"
import { usePage } from "../../router/usePage"

/** The day of the last check by hand, in ISO 8601; docs/accessibility.md says what was checked. */
const lastChecked = "2026-11-23"

/** The date of the last check by hand, in the page's language. */
export function LastChecked() {
  const { t } = useTranslation("accessibility")
  const { language } = usePage()
  // A date without a time is midnight in UTC, which west of Greenwich is the day before.
  const date = longDate(new Date(lastChecked), language, "UTC")
  return <p>{t("tested.date", { date })}</p>
}
