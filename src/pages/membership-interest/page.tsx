import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
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
      <Link to={hrefOf("membership-interest-apply", language) + search} className={buttonClass()}>
        {t("intro.submit")}
      </Link>
      <Link to={hrefOf("landing", language) + search} className={buttonClass("secondary")}>
        {t("intro.have")}
      </Link>
    </DefaultLayout>
  )
}
