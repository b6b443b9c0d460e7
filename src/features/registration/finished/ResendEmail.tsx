import { useTranslation } from "react-i18next"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { ResendButton } from "./ResendButton"

/** Resends the activation e-mail of a registration that was just sent. The wait survives a reload. */
export function ResendEmail({ email }: { email: string }) {
  const { t } = useTranslation("registration")
  const resendAt = useRegistrationState((state) => state.sentRegistration?.resendAt ?? 0)
  return <ResendButton to={{ email }} label={t("finished.resend")} sent={t("finished.resent")} resendAt={resendAt} />
}
