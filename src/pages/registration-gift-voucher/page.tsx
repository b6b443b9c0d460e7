import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  return (
    <DefaultLayout title={t("voucher.title")}>
      <p>{t("voucher.text")}</p>
      <MemberLink to="loginUrl" className={buttonClass()}>
        {t("common:logIn")}
      </MemberLink>
      <Link to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("voucher.ask")}
      </Link>
    </DefaultLayout>
  )
}
