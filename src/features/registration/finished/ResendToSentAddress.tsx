import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { ResendButton, type ResendButtonProps } from "./ResendButton"

/**
 * Button that resends the activation e-mail of the registration sent from this tab. The wait is stored with that
 * registration, so that it survives a reload.
 */
export function ResendToSentAddress({
  email,
  ...button
}: { email: string } & Pick<ResendButtonProps, "variant" | "children">) {
  const { t } = useTranslation("registration")
  const resendAt = useRegistrationState((state) => state.sentRegistration?.resendAt ?? 0)
  return (
    <ResendButton
      to={{ email }}
      label={t("finished.resend")}
      sentText={t("finished.resent")}
      resendAt={resendAt}
      {...button}
    />
  )
}
