import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { CodeForm } from "../../features/invitation/CodeForm"
import { rejectCode, useInvitation } from "../../features/invitation/invitation"
import { useLoadedForm } from "../../features/registration/useLoadedForm"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { Button } from "../../ui/Button/Button"
import { Notice } from "../../ui/Notice/Notice"
import styles from "./Door.module.css"

/** The registration area: the code, then, in its place, the form. */
export function Door() {
  const { t } = useTranslation(["landing", "common"])
  const { language } = usePage()
  const invitation = useInvitation()
  const accepted = invitation.phase === "accepted"
  const { Form, failed, retry } = useLoadedForm(language, accepted)
  if (accepted && Form) {
    return (
      <>
        <FormHeading focused={invitation.typed} />
        <Form onCodeRejected={rejectCode} />
      </>
    )
  }
  return (
    <>
      <h2>{t("code.heading")}</h2>
      {failed ? (
        <Notice
          kind="problem"
          actions={
            <Button look="secondary" onClick={retry}>
              {t("common:tryAgain")}
            </Button>
          }
        >
          {t("common:failure.network")}
        </Notice>
      ) : null}
      <CodeForm waiting={accepted && !failed} />
      <div className={styles.ways}>
        <span>
          {t("code.member")} <MemberLink to="loginUrl">{t("common:logIn")}</MemberLink>
        </span>
        <Link to={hrefOf("membership-interest", language)}>{t("code.none")}</Link>
      </div>
    </>
  )
}

/** Heading of the form. Focus comes here when the form takes the place of the field that had it. */
function FormHeading({ focused }: { focused: boolean }) {
  const { t } = useTranslation("registration")
  const inviter = useRegistrationState((state) => state.inviter)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {inviter ? t("headingInvited", { inviter }) : t("heading")}
    </h2>
  )
}
