import { useTranslation } from "react-i18next"
import { LoginCountdown } from "../../features/registration/finished/LoginCountdown"
import { SettingsLink } from "../../ui/layouts/SettingsLink/SettingsLink"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  return (
    <DefaultLayout title={t("exists.title")}>
      <p>{t("exists.text")}</p>
      <LoginCountdown
        login={
          <SettingsLink to="loginUrl" className={buttonClass()}>
            {t("common:logIn")}
          </SettingsLink>
        }
      />
    </DefaultLayout>
  )
}
