import { useTranslation } from "react-i18next"
import { brandName } from "../../services/settings/build"
import { KeptText } from "../../ui/KeptText/KeptText"
import { Section } from "./Section"
import styles from "./Sections.module.css"

/** What the shop's name, Lisière, means: it is French for selvedge, the finished edge of a cloth. */
export function Selvedge() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("selvedge.heading")} split>
      <p className={styles.statement}>
        <KeptText text={t("selvedge.text")} kept={brandName} />
      </p>
    </Section>
  )
}
