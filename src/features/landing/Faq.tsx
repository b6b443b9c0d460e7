import { useTranslation } from "react-i18next"
import { Disclosure } from "../../ui/Disclosure/Disclosure"
import type { OpeningFact } from "./model/openingFacts"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const questions = ["cost", "invitation", "reply", "address", "code"] as const
const questionsOfUninvited: readonly string[] = ["invitation", "reply"]

interface FaqProps {
  /** Facts that the opening of the page states already. */
  statedAbove: readonly OpeningFact[]
  /** Whether the visitor comes with an invitation: such a visitor does not ask how to join without one. */
  invited: boolean
}

/** What a sceptic asks before giving an e-mail address; the answers open and close without JavaScript. */
export function Faq({ statedAbove, invited }: FaqProps) {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("faq.heading")} split>
      <div className={styles.questions}>
        {questions
          .filter((question) => question !== "cost" || !statedAbove.includes("free"))
          .filter((question) => !invited || !questionsOfUninvited.includes(question))
          .map((question) => (
            <Disclosure key={question} summary={t(`faq.${question}.question`)} row>
              <p>{t(`faq.${question}.answer`)}</p>
            </Disclosure>
          ))}
      </div>
    </Section>
  )
}
