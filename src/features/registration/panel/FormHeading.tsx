import { useLayoutEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/useRegistrationState"

interface FormHeadingProps {
  /** Whether the visitor's last action led here, so that the heading takes focus. */
  focused: boolean
  /** Text to show instead of the invitation. */
  text?: string
  /** Id of an element with more information, e.g. the number of the step. */
  describedBy?: string
}

/** Heading of a form. Takes focus when the form replaces the focused element. */
export function FormHeading({ focused, text, describedBy }: FormHeadingProps) {
  const { t } = useTranslation("registration")
  const inviter = useRegistrationState((state) => state.inviter)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h2 ref={heading} tabIndex={-1} aria-describedby={describedBy}>
      {text ?? (inviter ? t("headingInvited", { inviter }) : t("heading"))}
    </h2>
  )
}
