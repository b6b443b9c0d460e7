import { useTranslation } from "react-i18next"

/** Greets an approved visitor by the address for which a place is kept. */
export function ApprovedGreeting({ email }: { email: string }) {
  const { t } = useTranslation("registration")
  return <p>{t("approved.greeting", { email })}</p>
}
