import { useTranslation } from "react-i18next"
import { buttonClass } from "../../../ui/Button/Button"
import { mailboxOf } from "../model/mailProviders"

/** Link to the webmail of an address, in a new tab. Renders nothing if the provider is not a common one. */
export function MailboxLink({ email }: { email: string }) {
  const { t } = useTranslation("registration")
  const mailbox = mailboxOf(email)
  if (!mailbox) return null
  return (
    <a href={mailbox.url} className={buttonClass("primary", { wide: true })} target="_blank" rel="noreferrer">
      {t("finished.openMailbox", { name: mailbox.name })}
    </a>
  )
}
