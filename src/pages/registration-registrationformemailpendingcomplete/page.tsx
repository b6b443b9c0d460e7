import { useTranslation } from "react-i18next"
import { ResendEmail } from "../../features/registration/finished/ResendEmail"
import { useActivated } from "../../features/registration/finished/useActivated"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { buttonClass } from "../../ui/Button/Button"
import { Lines } from "../../ui/Lines/Lines"
import { Activated } from "../../features/registration/finished/Activated"
import { ChangeEmailLink } from "../../features/registration/finished/ChangeEmailLink"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  const email = useRegistrationState((state) => state.sentRegistration?.email)
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
            <ChangeEmailLink className={buttonClass("secondary")}>{t("pending.another")}</ChangeEmailLink>
          </div>
          <p>
            {t("finished.member")} <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
          </p>
        </>
      )}
    </DefaultLayout>
  )
}
