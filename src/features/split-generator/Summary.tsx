import { useTranslation } from "react-i18next"
import styles from "./HandOver.module.css"
import type { SummaryLine } from "./useSummary"

/** The experiment in words: who sees what, from where to where, how long, what is measured. */
export function Summary({ lines }: { lines: readonly SummaryLine[] }) {
  const { t } = useTranslation("admin")
  return (
    <div className={styles.part}>
      <h3>{t("handover.summary.heading")}</h3>
      <dl className={styles.summary}>
        {lines.map(({ name, texts }) => (
          <div key={name}>
            <dt>{name}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}
