import { useTranslation } from "react-i18next"
import styles from "./Sections.module.css"

const steps = ["invited", "register", "shop"] as const

/** From the invitation to the shop in three steps. */
export function HowItWorks() {
  const { t } = useTranslation("landing")
  return (
    <section className={styles.section}>
      <h2>{t("how.heading")}</h2>
      <ol className={`${styles.grid} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p className={styles.text}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
