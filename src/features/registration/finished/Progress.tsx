import { useTranslation } from "react-i18next"
import styles from "./Progress.module.css"

const steps = ["sent", "confirm", "shop"] as const
const current = "confirm"

/** Where a registration stands: the e-mail is sent, the address has to be confirmed, then the shop is open. */
export function Progress() {
  const { t } = useTranslation("registration")
  return (
    <ol className={styles.progress} aria-label={t("finished.progress.label")}>
      {steps.map((step) => (
        <li
          key={step}
          className={steps.indexOf(step) < steps.indexOf(current) ? styles.done : undefined}
          aria-current={step === current ? "step" : undefined}
        >
          {t(`finished.progress.${step}`)}
        </li>
      ))}
    </ol>
  )
}
