import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { buttonClass } from "../../../ui/Button/Button"
import { FragmentLink } from "../../../ui/FragmentLink/FragmentLink"
import { registrationAreaId } from "../../../ui/layouts/registrationAreaId"
import { useHydrated } from "../../../ui/useHydrated"
import { ClosingCodeForm } from "./ClosingCodeForm"
import styles from "./ClosingInvitation.module.css"
import { isInvited } from "./invitation"
import { useInvitation } from "./useInvitation"

/**
 * The ways in at the end of the landing page: the code form once more, and the way for a visitor without a code. A
 * visitor who already sees the registration form at the top gets a link back to it instead. A prerendered page holds
 * all three, as it holds all stages at the top (RegistrationPanel); what is not shown stays in the document, hidden, so
 * that hydration neither adds nor removes elements.
 */
export function ClosingInvitation({ children }: { children: ReactNode }) {
  const { t } = useTranslation("sections")
  const hydrated = useHydrated()
  const invited = useInvitation(isInvited)
  return (
    <>
      <div className={hydrated ? styles.way : styles.prerenderedUninvited} hidden={hydrated && invited}>
        <h3>{t("closing.invited")}</h3>
        <ClosingCodeForm />
      </div>
      <div className={hydrated ? styles.way : styles.prerenderedInvited} hidden={hydrated && !invited}>
        <h3>{t("closing.waiting")}</h3>
        <p>{t("closing.resume")}</p>
        <FragmentLink target={registrationAreaId} className={`${buttonClass()} ${styles.back}`}>
          {t("closing.back")}
        </FragmentLink>
      </div>
      <div className={hydrated ? styles.way : styles.prerenderedUninvited} hidden={hydrated && invited}>
        {children}
      </div>
    </>
  )
}
