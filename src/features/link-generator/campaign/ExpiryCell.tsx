import { useTranslation } from "react-i18next"
import { now } from "../../../lib/clock"
import { usePage } from "../../../router/usePage"
import { formatShortDateTime } from "../model/dateTime"
import { validityAt } from "../model/validity"
import styles from "./Campaign.module.css"

/** When a link ends, and a word if that is soon or past. */
export function EndCell({ validUntil }: { validUntil: string | undefined }) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  const validity = validityAt(validUntil, now())
  const date = validUntil && formatShortDateTime(validUntil, language)
  if (!date) return <span className={styles.quiet}>{t("ends.unknown")}</span>
  return (
    <>
      <time dateTime={validUntil}>{date}</time>
      {validity === "running" ? null : (
        <strong className={styles.mark} data-validity={validity}>
          {t(validity === "soon" ? "ends.soon" : "ends.ended")}
        </strong>
      )}
    </>
  )
}
