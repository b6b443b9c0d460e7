import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { MemberLink } from "../../layouts/MemberLink/MemberLink"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("voucher.title")}>
      <p>{t("voucher.text")}</p>
      <MemberLink to="loginUrl" className={buttonClass()}>
        {t("common:logIn")}
      </MemberLink>
      <SiteLink to={hrefOf("membership-interest", language) + search} className={buttonClass("secondary")}>
        {t("voucher.ask")}
      </SiteLink>
    </DefaultLayout>
  )
}
