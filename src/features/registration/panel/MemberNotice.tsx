import { useTranslation } from "react-i18next"
import { invitationStore } from "../invitation/invitation"
import { SettingsLink } from "../../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../../ui/layouts/useSignedIn"
import { buttonClass } from "../../../ui/Button/Button"
import { BackButton } from "./BackButton"

/**
 * Tells a member who followed an invitation that there is no need to register, and links onwards: to the shop, or to
 * the login for somebody who has activated an account in this browser and is not signed in.
 */
export function MemberNotice() {
  const { t } = useTranslation(["registration", "common"])
  const signedIn = useSignedIn()
  return (
    <>
      <h2>{t("member.heading")}</h2>
      <p>{t(signedIn ? "member.text" : "member.activated")}</p>
      <SettingsLink to={signedIn ? "storeUrl" : "loginUrl"} className={buttonClass()}>
        {t(signedIn ? "common:toShop" : "common:logIn")}
      </SettingsLink>
      <BackButton onClick={registerSomeoneElse}>{t("member.another")}</BackButton>
    </>
  )
}

function registerSomeoneElse(): void {
  const invitation = invitationStore.getState()
  if (invitation.phase === "accepted") invitationStore.setState({ ...invitation, forSomeoneElse: true }, true)
}
