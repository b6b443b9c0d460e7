import { useTranslation } from "react-i18next"
import { now } from "../../../lib/clock"
import { usePage } from "../../../router/usePage"
import { formatShortDateTime } from "../model/dateTime"
import { expiryAt } from "../model/linkExpiry"
import styles from "./Table.module.css"

/** When a link expires, and a word if that is soon or past. */
export function Expiry({ validUntil }: { validUntil: string | undefined }) {
  const { t } = useTranslation("campaign")
  const { language } = usePage()
  const expiry = expiryAt(validUntil, now())
  const date = validUntil && formatShortDateTime(validUntil, language)
  if (!date) return <span className={styles.quiet}>{t("ends.unknown")}</span>
  return (
    <>
      <time dateTime={validUntil}>{date}</time>
      {expiry === "valid" ? null : (
        <strong className={styles.mark} data-expiry={expiry}>
          {t(expiry === "expiresSoon" ? "ends.soon" : "ends.ended")}
        </strong>
      )}
    </>
  )
}
