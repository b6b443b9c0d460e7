import { useTranslation } from "react-i18next"
import { benefits as benefitsPicture } from "../../assets/pictures/benefits"
import { Section } from "./Section"
import styles from "./Sections.module.css"

const benefits = ["price", "delivery", "first"] as const

interface BenefitsProps {
  /** Whether the opening of the page promises a welcome voucher; the discount on the first order is then not named. */
  voucher: boolean
}

/** The benefits of membership: prices that are not public, delivery, and the discount on the first order. */
export function Benefits({ voucher }: BenefitsProps) {
  const { t } = useTranslation("sections")
  return (
    <Section heading={t("benefits.heading")} picture={benefitsPicture}>
      <div className={styles.benefits}>
        {benefits
          .filter((benefit) => !voucher || benefit !== "first")
          .map((benefit) => (
            <div key={benefit}>
              <h3>{t(`benefits.${benefit}.title`)}</h3>
              <p className={styles.text}>{t(`benefits.${benefit}.text`)}</p>
            </div>
          ))}
      </div>
    </Section>
  )
}
