import { useTranslation } from "react-i18next"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  return (
    <DefaultLayout title={t("exists.title")}>
      <p>{t("exists.text")}</p>
      <MemberLink to="loginUrl" className={buttonClass()}>
        {t("common:logIn")}
      </MemberLink>
    </DefaultLayout>
  )
}
