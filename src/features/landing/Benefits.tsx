import { useTranslation } from "react-i18next"
import styles from "./Sections.module.css"

const benefits = ["price", "new", "delivery", "free"] as const

/** What membership brings. */
export function Benefits() {
  const { t } = useTranslation("landing")
  return (
    <section className={styles.section} data-surface="night">
      <h2>{t("benefits.heading")}</h2>
      <div className={styles.grid}>
        {benefits.map((benefit) => (
          <div key={benefit}>
            <h3>{t(`benefits.${benefit}.title`)}</h3>
            <p className={styles.text}>{t(`benefits.${benefit}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
