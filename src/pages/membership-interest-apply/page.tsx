import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { ApplicationForm } from "../../features/membership-interest/ApplicationForm"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { hrefOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { useSearch } from "../../ui/useSearch"

export function Component() {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("apply.title")}>
      <p>{t("apply.text")}</p>
      <ApplicationForm />
      <p>
        <SiteLink to={hrefOf("landing", language) + search}>{t("intro.have")}</SiteLink>
      </p>
    </DefaultLayout>
  )
}
