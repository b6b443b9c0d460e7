import { useTranslation } from "react-i18next"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const questions = ["cost", "invitation", "reply", "code", "address", "delivery", "stores"] as const

/** Frequently asked questions, which open and close without JavaScript. */
export function Faq() {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("faq.heading")} split>
      <div className={styles.questions}>
        {questions.map((question) => (
          <Disclosure key={question} summary={t(`faq.${question}.question`)} row>
            <p>{t(`faq.${question}.answer`)}</p>
          </Disclosure>
        ))}
      </div>
    </Section>
  )
}
