import { useTranslation } from "react-i18next"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import styles from "./Sections.module.css"

const questions = ["cost", "invitation", "code", "delivery", "stores"] as const

/** Frequent questions; the browser opens and closes them without script. */
export function Questions() {
  const { t } = useTranslation("landing")
  return (
    <section className={`${styles.section} ${styles.split}`}>
      <h2>{t("faq.heading")}</h2>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Disclosure key={question} summary={t(`faq.${question}.question`)} row>
            <p>{t(`faq.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
