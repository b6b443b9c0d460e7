import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { ResendEmail } from "../../features/registration/ResendEmail"
import { useActivated } from "../../features/registration/useActivated"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { useRegistrationState } from "../../state/registrationState"
import { buttonClass } from "../../ui/Button/Button"
import { Lines } from "../../ui/Lines/Lines"
import { Activated } from "../parts/Activated"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  const { language } = usePage()
  const email = useRegistrationState((state) => state.finished?.email)
  const activated = useActivated()
  return (
    <DefaultLayout title={t(activated ? "finished.activatedTitle" : "pending.title")}>
      <Activated activated={activated} />
      {activated ? null : (
        <>
          <p>{t("pending.text")}</p>
          {email ? (
            <>
              <p>{t("pending.resend", { email })}</p>
              <ResendEmail email={email} />
            </>
          ) : null}
          <Lines />
          <div>
            <SiteLink to={hrefOf("landing", language)} className={buttonClass("secondary")}>
              {t("pending.another")}
            </SiteLink>
          </div>
          <p>
            {t("finished.member")} <MemberLink to="loginUrl">{t("common:logIn")}</MemberLink>
          </p>
        </>
      )}
    </DefaultLayout>
  )
}
