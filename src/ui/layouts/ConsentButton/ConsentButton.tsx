import { useTranslation } from "react-i18next"
import { useConsentState } from "../../../services/state/consentStore"
import styles from "./ConsentButton.module.css"

/** Reopens the visitor's consent choices; renders nothing if there is no consent service or it is not ready. */
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
