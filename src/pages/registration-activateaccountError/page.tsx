import { useTranslation } from "react-i18next"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["activation", "common"])
  return (
    <DefaultLayout title={t("error.title")}>
      <p>{t("error.invalid")}</p>
      <MemberLink to="customerServiceUrl" className={buttonClass()}>
        {t("error.contact")}
      </MemberLink>
    </DefaultLayout>
  )
}
