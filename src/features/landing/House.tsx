import { useTranslation } from "react-i18next"
import styles from "./Sections.module.css"

/** The stores and who may enter them, and what members think of the app. */
export function House() {
  const { t } = useTranslation("landing")
  return (
    <section className={styles.section} data-surface="night">
      <h2>{t("stores.heading")}</h2>
      <div className={styles.house}>
        <p>{t("stores.text")}</p>
        <div>
          <p className={styles.figure} aria-hidden="true">
            {t("rating.figure")}
          </p>
          <p className={styles.text}>{t("rating.text")}</p>
        </div>
      </div>
    </section>
  )
}
