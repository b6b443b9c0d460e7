import { useTranslation } from "react-i18next"

/** Greets an approved visitor, naming the e-mail address that was approved. */
export function ApprovedGreeting({ email }: { email: string }) {
  const { t } = useTranslation("registration")
  return <p>{t("approved.greeting", { email })}</p>
}
