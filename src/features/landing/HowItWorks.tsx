import { useTranslation } from "react-i18next"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const steps = ["invited", "register", "shop"] as const

/** The three steps from the invitation to the shop. */
export function HowItWorks() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("how.heading")}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`how.${step}.title`)}</h3>
            <p className={styles.text}>{t(`how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
