import { useTranslation } from "react-i18next"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { buttonClass } from "../../ui/Button/Button"
import { NoFooterLayout } from "../../layouts/NoFooterLayout"

export function Component() {
  const { t } = useTranslation(["activation", "common"])
  return (
    <NoFooterLayout title={t("title")}>
      <p>{t("text")}</p>
      <MemberLink to="loginUrl" className={buttonClass("secondary")}>
        {t("common:logIn")}
      </MemberLink>
    </NoFooterLayout>
  )
}
