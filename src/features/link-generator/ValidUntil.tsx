import { useTranslation } from "react-i18next"
import { usePage } from "../../router/usePage"
import styles from "./LinkGenerator.module.css"
import { formatDateTime } from "./model/dateTime"

/** When a link expires: in the user's time zone and in UTC (product decisions, section 8). */
export function ValidUntil({ dateTime }: { dateTime: string }) {
  const { t } = useTranslation("admin")
  const { language } = usePage()
  return (
    <dl className={styles.validity}>
      <dt>{t("link.result.validUntil")}</dt>
      <dd>
        <time dateTime={dateTime}>{formatDateTime(dateTime, language)}</time>
      </dd>
      <dd className={styles.quiet}>{formatDateTime(dateTime, language, "UTC")}</dd>
    </dl>
  )
}
