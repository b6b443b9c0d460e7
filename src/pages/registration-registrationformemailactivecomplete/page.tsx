import { useTranslation } from "react-i18next"
import { LoginCountdown } from "../../features/registration/LoginCountdown"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  return (
    <DefaultLayout title={t("exists.title")}>
      <p>{t("exists.text")}</p>
      <LoginCountdown
        login={
          <MemberLink to="loginUrl" className={buttonClass()}>
            {t("common:logIn")}
          </MemberLink>
        }
      />
    </DefaultLayout>
  )
}
