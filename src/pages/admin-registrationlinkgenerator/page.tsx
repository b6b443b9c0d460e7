import { useTranslation } from "react-i18next"
import { LinkGenerator } from "../../features/link-generator/LinkGenerator"
import { useReturnAfterLogin } from "../../shared/login/useReturnAfterLogin"
import { BlackInclinedLinesLayout } from "../../ui/layouts/BlackInclinedLinesLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["admin", "common"])
  const signedIn = useSignedIn()
  useReturnAfterLogin(signedIn)
  const signIn = (
    <SettingsLink to="loginUrl" className={buttonClass("secondary")}>
      {t("common:logIn")}
    </SettingsLink>
  )
  return (
    <BlackInclinedLinesLayout title={t("link.title")}>
      <p>{t("link.text")}</p>
      <LinkGenerator signedIn={signedIn} signIn={signIn} />
    </BlackInclinedLinesLayout>
  )
}
