import { useTranslation } from "react-i18next"
import { ActivationProblem } from "../../features/activation/ActivationProblem"
import { useActivationEntry } from "../../features/activation/useActivationEntry"
import { ResendLink } from "../../features/registration/finished/ResendLink"
import { MemberLink } from "../../ui/layouts/MemberLink/MemberLink"
import { DefaultLayout } from "../../ui/layouts/PageLayout"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["activation", "registration", "common"])
  const { activationId, end } = useActivationEntry() ?? {}
  const unsuccessful = activationId !== undefined && end === "unsuccessful"
  const contact = (
    <MemberLink to="customerServiceUrl" className={buttonClass("secondary")}>
      {t("error.contact")}
    </MemberLink>
  )
  if (unsuccessful) {
    return (
      <DefaultLayout title={t("error.title")}>
        <ActivationProblem activationId={activationId} contact={contact} />
      </DefaultLayout>
    )
  }
  return (
    <DefaultLayout title={t("error.title")}>
      <p>{t("error.invalid")}</p>
      {activationId === undefined ? null : (
        <>
          <p>{t("error.newLinkText")}</p>
          <ResendLink activationId={activationId} label={t("error.newLink")} sent={t("error.newLinkSent")} />
        </>
      )}
      <div>{contact}</div>
      <p>
        {t("registration:finished.member")} <MemberLink to="loginUrl">{t("common:logIn")}</MemberLink>
      </p>
    </DefaultLayout>
  )
}
