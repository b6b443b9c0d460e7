import { useTranslation } from "react-i18next"
import { LinkGenerator } from "../../features/link-generator/LinkGenerator"
import { routerPathOf } from "../../router/hrefs"
import { SiteLink } from "../../router/SiteLink"
import { usePage } from "../../router/usePage"
import { useReturnAfterLogin } from "../../shared/login/useReturnAfterLogin"
import { BlackInclinedLinesLayout } from "../../ui/layouts/BlackInclinedLinesLayout"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { useSignedIn } from "../../ui/layouts/useSignedIn"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["admin", "links", "common"])
  const { language } = usePage()
  const signedIn = useSignedIn()
  useReturnAfterLogin(signedIn)
  const signIn = (
    <SettingsLink to="loginUrl" className={buttonClass("secondary")}>
      {t("common:logIn")}
    </SettingsLink>
  )
  return (
    <BlackInclinedLinesLayout
      title={t("link.title")}
      intro={t("links:text")}
      related={<SiteLink to={routerPathOf("admin-splitgenerator", language)}>{t("split.title")}</SiteLink>}
    >
      <LinkGenerator signedIn={signedIn} signIn={signIn} />
    </BlackInclinedLinesLayout>
  )
}
