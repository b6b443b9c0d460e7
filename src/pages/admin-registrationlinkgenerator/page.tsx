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
import styles from "./page.module.css"

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
    <BlackInclinedLinesLayout title={t("link.title")} panelClass={styles.wide}>
      <div className={styles.head}>
        <p>{t("links:text")}</p>
        <SiteLink to={routerPathOf("admin-splitgenerator", language)}>{t("split.title")}</SiteLink>
      </div>
      <LinkGenerator signedIn={signedIn} signIn={signIn} />
    </BlackInclinedLinesLayout>
  )
}
