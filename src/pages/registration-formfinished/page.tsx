import { useTranslation } from "react-i18next"
import { Link, useLocation } from "react-router-dom"
import { ConsentReceipt } from "../../features/registration/ConsentReceipt"
import { mailboxOf } from "../../features/registration/model/mailProviders"
import { ResendEmail } from "../../features/registration/ResendEmail"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { buttonClass } from "../../ui/Button/Button"
import { Lines } from "../../ui/Lines/Lines"
import { Notice } from "../../ui/Notice/Notice"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  const { language } = usePage()
  const email = useRegistrationState((state) => state.finished?.email)
  const { state } = useLocation()
  const mailbox = email ? mailboxOf(email) : undefined
  return (
    <DefaultLayout title={t("finished.title")}>
      {state?.repeated ? <Notice>{t("finished.alreadySent")}</Notice> : null}
      <p>{email ? t("finished.sentTo", { email }) : t("finished.sent")}</p>
      <p>{t("finished.next")}</p>
      {mailbox ? (
        <a href={mailbox.url} className={buttonClass()} target="_blank" rel="noreferrer">
          {t("finished.openMailbox", { name: mailbox.name })}
        </a>
      ) : null}
      <p>{t("finished.spam")}</p>
      {email ? <ResendEmail email={email} /> : null}
      <Lines />
      <p>
        {t("finished.wrong")} <Link to={hrefOf("landing", language)}>{t("finished.wrongLink")}</Link>
      </p>
      <p>
        {t("finished.member")} <MemberLink to="loginUrl">{t("common:logIn")}</MemberLink>
      </p>
      <ConsentReceipt />
    </DefaultLayout>
  )
}
