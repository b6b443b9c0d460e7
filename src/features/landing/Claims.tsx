import { useTranslation } from "react-i18next"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const claims = ["discount", "labels", "newItems", "customers"] as const

/** Key figures of the shop: each is one sentence over three lines, its figure large. */
export function Claims() {
  const { t } = useTranslation("sections")
  return (
    <Section label={t("claims.label")}>
      <ul className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim}>
            <span className={styles.text}>{t(`claims.${claim}.before`)}</span>{" "}
            <span className={styles.figure}>{t(`claims.${claim}.figure`)}</span>{" "}
            <span className={styles.text}>{t(`claims.${claim}.text`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
