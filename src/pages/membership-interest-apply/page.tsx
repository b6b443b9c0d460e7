import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { ApplicationForm } from "../../features/membership-interest/ApplicationForm"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
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
        <Link to={hrefOf("landing", language) + search}>{t("intro.have")}</Link>
      </p>
    </DefaultLayout>
  )
}
