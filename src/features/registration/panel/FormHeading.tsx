import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/registrationState"

interface FormHeadingProps {
  /** Whether the visitor's last action has led here, so that focus comes along. */
  focused: boolean
  /** What it says in place of the invitation. */
  text?: string
  /** Id of what says more, e.g. which step it is. */
  describedBy?: string
}

/** Heading of a form. Focus comes here when the form takes the place of what had it. */
export function FormHeading({ focused, text, describedBy }: FormHeadingProps) {
  const { t } = useTranslation("registration")
  const inviter = useRegistrationState((state) => state.inviter)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {text ?? (inviter ? t("headingInvited", { inviter }) : t("heading"))}
    </h2>
  )
}
