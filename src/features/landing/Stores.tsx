import { useTranslation } from "react-i18next"
import { stores } from "../../assets/pictures/stores"
import { Section } from "./Section"
import styles from "./Sections.module.css"

/** Where the stores are, and who may shop there. */
export function Stores() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("stores.heading")} picture={stores}>
      <p className={styles.statement}>{t("stores.places")}</p>
      <p className={styles.text}>{t("stores.text")}</p>
    </Section>
  )
}
