import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/useRegistrationState"

/**
 * Says beside the way back to the form that it holds nothing but the address: after a reload, storage has kept no more
 * of a registration that was sent (product decisions, section 5).
 */
export function OnlyEmailKept() {
  const { t } = useTranslation("registration")
  const lost = useRegistrationState(({ sentRegistration, registrationEmail }) => sentRegistration && !registrationEmail)
  return lost ? <p>{t("finished.onlyEmail")}</p> : null
}
