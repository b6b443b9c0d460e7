import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"

export function Component() {
  const { t } = useTranslation(["membership", "common"])
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("confirmation.title")}>
      <p>{t("confirmation.text")}</p>
      <SiteLink to={hrefOf("landing", language) + search} className={buttonClass()}>
        {t("common:backToStart")}
      </SiteLink>
    </DefaultLayout>
  )
}
