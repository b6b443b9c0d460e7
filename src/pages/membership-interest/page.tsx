import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"

export function Component() {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("intro.title")} description={t("meta.description")}>
      <p>{t("intro.text")}</p>
      <p>{t("intro.limited")}</p>
      <SiteLink to={hrefOf("membership-interest-apply", language) + search} className={buttonClass()}>
        {t("intro.submit")}
      </SiteLink>
      <SiteLink to={hrefOf("landing", language) + search} className={buttonClass("secondary")}>
        {t("intro.have")}
      </SiteLink>
    </DefaultLayout>
  )
}
