import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["registration", "common"])
  const { language } = usePage()
  return (
    <DefaultLayout title={t("started.title")}>
      <Link to={hrefOf("landing", language)} className={buttonClass()}>
        {t("common:backToStart")}
      </Link>
    </DefaultLayout>
  )
}
