import { useTranslation } from "react-i18next"
import styles from "./Inside.module.css"

/** What is waiting for a new member in the shop. */
export function Inside() {
  const { t } = useTranslation("activation")
  return (
    <section className={styles.inside}>
      <h2>{t("inside.heading")}</h2>
      <ul>
        <li>{t("inside.labels")}</li>
        <li>{t("inside.midnight")}</li>
        <li>{t("inside.welcome")}</li>
      </ul>
    </section>
  )
}
