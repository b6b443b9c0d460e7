import { useTranslation } from "react-i18next"
import { useConsentState } from "../../../services/state/consentState"
import styles from "./ConsentButton.module.css"

/** Opens the visitor's consent choices again; nothing where no consent service is set, or none has become ready. */
export function ConsentButton() {
  const { t } = useTranslation()
  const reopen = useConsentState((state) => state.reopenConsent)
  if (!reopen) return null
  return (
    <button type="button" className={styles.button} onClick={reopen}>
      {t("footer.consent")}
    </button>
  )
}
