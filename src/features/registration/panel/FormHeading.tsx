import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { useFocusOnShow } from "../../../ui/useFocusOnShow"
import { sampleInviter } from "../invitation/sampleInviter"
import styles from "./FormHeading.module.css"

interface FormHeadingProps {
  /** Whether the visitor's last action led here, so that the heading takes focus. */
  focused: boolean
  /** Whether a main description above names the inviter; if not, this heading does. */
  inviterNamed?: boolean | undefined
  text?: string
  /** Id of an element with more information, e.g. the number of the step. */
  describedBy?: string
}

/**
 * Heading of a form. Space is reserved for that of an invitation with an inviter, who is known only once the code has
 * been checked.
 * Takes focus when the form replaces the focused element.
 */
export function FormHeading({ focused, inviterNamed, text, describedBy }: FormHeadingProps) {
  const { t } = useTranslation("registration")
  const inviter = useRegistrationState((state) => state.inviter)
  const heading = useFocusOnShow<HTMLHeadingElement>(undefined, focused)
  const invitedText = (name: string) => (inviterNamed ? t("headingPlace") : t("headingInvited", { inviter: name }))
  return (
    <div className={styles.heading}>
      <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
        <KeptText text={text ?? (inviter ? invitedText(inviter) : t("heading"))} kept={inviter} />
      </h2>
      {text === undefined ? <div className={styles.reserved} data-heading={invitedText(sampleInviter)} /> : null}
    </div>
  )
}
