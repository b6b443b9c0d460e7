import { useTranslation } from "react-i18next"
import { BlackInclinedLinesLayout } from "../../layouts/BlackInclinedLinesLayout"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { buttonClass } from "../../ui/Button/Button"

export function Component() {
  const { t } = useTranslation(["admin", "common"])
  return (
    <BlackInclinedLinesLayout title={t("split.title")}>
      <p>{t("split.text")}</p>
      <MemberLink to="loginUrl" className={buttonClass()}>
        {t("common:logIn")}
      </MemberLink>
    </BlackInclinedLinesLayout>
  )
}
