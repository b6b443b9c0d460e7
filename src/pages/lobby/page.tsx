import { useTranslation } from "react-i18next"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { buttonClass } from "../../ui/Button/Button"
import { CenteredLayout } from "../../layouts/CenteredLayout"

export function Component() {
  const { t } = useTranslation(["lobby", "common"])
  return (
    <CenteredLayout title={t("title")}>
      <h2>{t("full")}</h2>
      <p>{t("text")}</p>
      <MemberLink to="loginUrl" className={buttonClass()}>
        {t("common:backToLogin")}
      </MemberLink>
    </CenteredLayout>
  )
}
