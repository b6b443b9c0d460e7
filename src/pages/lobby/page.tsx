import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { JoinWaitingList } from "../../features/waiting-list/JoinWaitingList"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useRequiredEmailToken } from "../../shared/token/useEmailToken"
import { buttonClass } from "../../ui/Button/Button"
import { useFocusOnShow } from "../../ui/useFocusOnShow"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation("lobby")
  const { state } = useShownLocation()
  const token = useRequiredEmailToken()
  const [justJoined, setJustJoined] = useState(false)
  const heading = <small>{t("title")}</small>
  if (token && state.joined) {
    return (
      <CenteredLayout title={t("title")} heading={heading} picture="letter">
        <Joined focused={justJoined} />
      </CenteredLayout>
    )
  }

  return (
    <CenteredLayout title={t("title")} heading={heading}>
      <h2>{t("full")}</h2>
      <p>{t("text")}</p>
      <JoinWaitingList token={token} onJoined={() => setJustJoined(true)} />
    </CenteredLayout>
  )
}

/** The confirmation. `focused`: its heading takes focus, since the button that had focus is gone. */
function Joined({ focused }: { focused: boolean }) {
  const { t } = useTranslation("lobby")
  const heading = useFocusOnShow<HTMLHeadingElement>(undefined, focused)
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t("done.title")}
      </h2>
      <p>{t("done.text")}</p>
      <Actions>
        <SettingsLink to="loginUrl" className={buttonClass()}>
          {t("done.backToLogin")}
        </SettingsLink>
      </Actions>
    </>
  )
}
