import { useTranslation } from "react-i18next"
import { ResendToSentAddress } from "../../features/registration/finished/ResendToSentAddress"
import { useActivated } from "../../features/registration/finished/useActivated"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { useRegistrationState } from "../../services/state/useRegistrationState"
import { TransientPart } from "../../ui/TransientPart/TransientPart"
import { KeptText } from "../../ui/KeptText/KeptText"
import { Actions } from "../../ui/Actions/Actions"
import { buttonClass } from "../../ui/Button/Button"
import { MailboxLink } from "../../features/registration/finished/MailboxLink"
import { Progress } from "../../features/registration/finished/Progress"
import { Activated } from "../../features/registration/finished/Activated"
import { OnlyEmailKept } from "../../features/registration/finished/OnlyEmailKept"
import { ChangeEmailLink } from "../../features/registration/finished/ChangeEmailLink"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  const { email, emailLocked } = useRegistrationState((state) => state.sentRegistration) ?? {}
  const activation = useActivated()
  const activated = activation === "own"
  return (
    <DefaultLayout
      title={t(activated ? "finished.activatedTitle" : "pending.title")}
      picture={activated ? "curtainOpen" : undefined}
    >
      <Activated activation={activation} />
      {activated ? null : (
        <TransientPart>
          <p>{t("pending.text")}</p>
          <Progress />
          {email ? (
            <>
              <MailboxLink email={email} />
              <p>
                <KeptText text={t("pending.resend", { email })} kept={email} />
              </p>
              {emailLocked ? null : <OnlyEmailKept />}
              <ResendToSentAddress email={email} variant="primary">
                {emailLocked ? null : (
                  <ChangeEmailLink className={buttonClass("secondary")}>{t("pending.another")}</ChangeEmailLink>
                )}
              </ResendToSentAddress>
            </>
          ) : (
            <>
              <p>{t("finished.spam")}</p>
              <Actions>
                <ChangeEmailLink className={buttonClass()}>{t("pending.another")}</ChangeEmailLink>
              </Actions>
            </>
          )}
          <p>
            <span>{t("finished.member")}</span> <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
          </p>
        </TransientPart>
      )}
    </DefaultLayout>
  )
}
