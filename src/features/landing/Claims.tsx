import { useTranslation } from "react-i18next"
import type { OpeningFact } from "./model/openingFacts"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const claims = ["discount", "labels", "items", "newItems", "customers", "countries"] as const

interface ClaimsProps {
  /** Facts that the opening of the page states already. */
  statedAbove: readonly OpeningFact[]
}

/** Key figures of the shop: each is one sentence over three lines, its figure large. */
export function Claims({ statedAbove }: ClaimsProps) {
  const { t } = useTranslation("sections")
  return (
    <Section label={t("claims.label")}>
      <ul className={styles.claims}>
        {claims
          .filter((claim) => !statedAbove.some((fact) => fact === claim))
          .map((claim) => (
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
