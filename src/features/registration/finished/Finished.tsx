import { useEffect, type ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { ConsentReceipts } from "./ConsentReceipts"
import { MailboxLink } from "./MailboxLink"
import { Progress } from "./Progress"
import { ResendToSentAddress } from "./ResendToSentAddress"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { BackToProductLink } from "./BackToProductLink"
import type { HeardActivation } from "../../../services/state/registrationProgress"
import { registrationStore } from "../../../services/state/registrationStore"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { KeptText } from "../../../ui/KeptText/KeptText"
import { Notice } from "../../../ui/Notice/Notice"
import { TransientPart } from "../../../ui/TransientPart/TransientPart"
import { Activated } from "./Activated"
import { OnlyEmailKept } from "./OnlyEmailKept"
import { BackToApp } from "./BackToApp"
import styles from "./Finished.module.css"

interface FinishedProps {
  /** Whether the same registration had been sent before, so that no new e-mail was sent. */
  repeated: boolean
  /** What has been heard of an activation in the meantime, in another tab or on another device. */
  activation: HeardActivation | undefined
  /** Link back to the e-mail field of the filled-in form; not shown if that field can't be changed. */
  changeEmailLink: ReactNode
}

/**
 * What a visitor reads about the activation e-mail once the registration was sent: on a page of its own, or in a dialog
 * over the form, which the specification calls a popup (section 3, registrationFormFinishedInPopup).
 */
export function Finished({ repeated, activation, changeEmailLink }: FinishedProps) {
  useEffect(markSeen, [])
  return (
    <>
      <Activated activation={activation} />
      {activation === "own" ? null : (
        <TransientPart>
          <EmailSent repeated={repeated} changeEmailLink={changeEmailLink} />
        </TransientPart>
      )}
      <BackToApp />
      <BackToProductLink />
      <ConsentReceipts />
    </>
  )
}

/** Records that the visitor has been told about the e-mail: `UnseenEmailNotice` is no longer needed. */
function markSeen(): void {
  const { sentRegistration } = registrationStore.getState()
  if (sentRegistration?.unseen) registrationStore.setState({ sentRegistration: { ...sentRegistration, unseen: false } })
}

function EmailSent({ repeated, changeEmailLink }: Omit<FinishedProps, "activation">) {
  const { t } = useTranslation(["registration", "common"])
  const { email, emailLocked } = useRegistrationState((state) => state.sentRegistration) ?? {}
  return (
    <>
      <p>
        <KeptText text={email ? t("finished.sentTo", { email }) : t("finished.sent")} kept={email} />
      </p>
      {repeated ? <Notice>{t("finished.alreadySent")}</Notice> : null}
      <Progress />
      <p>{t("finished.next")}</p>
      {email ? <MailboxLink email={email} /> : null}
      <div className={styles.help}>
        <p>{t("finished.spam")}</p>
        {email ? <ResendToSentAddress email={email} /> : null}
        {emailLocked ? null : (
          <>
            <p>
              <span>{t("finished.wrong")}</span> {changeEmailLink}
            </p>
            <OnlyEmailKept />
          </>
        )}
        <p>
          <span>{t("finished.member")}</span> <SettingsLink to="loginUrl">{t("common:logIn")}</SettingsLink>
        </p>
      </div>
    </>
  )
}
