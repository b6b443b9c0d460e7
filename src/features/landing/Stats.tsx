import { useTranslation } from "react-i18next"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const claims = ["discount", "labels", "newItems", "customers"] as const

/** Key figures of the shop. */
export function Stats() {
  const { t } = useTranslation("sections")
  return (
    <Section label={t("claims.label")}>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>
            {/* The sentence below contains the figure too. */}
            <span className={styles.figure} aria-hidden="true">
              {t(`claims.${claim}.figure`)}
            </span>
            <span className={styles.text}>{t(`claims.${claim}.text`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
