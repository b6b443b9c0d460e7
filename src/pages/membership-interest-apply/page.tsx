import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["membership", "common"])
  const { language } = usePage()
  return (
    <DefaultLayout title={t("apply.title")}>
      <p>{t("apply.text")}</p>
      <Link to={hrefOf("landing", language)} className={buttonClass("secondary")}>
        {t("intro.have")}
      </Link>
    </DefaultLayout>
  )
}
