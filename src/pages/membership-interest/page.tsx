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
    <DefaultLayout title={t("intro.title")} description={t("meta.description")}>
      <p>{t("intro.text")}</p>
      <p>{t("intro.limited")}</p>
      <Link to={hrefOf("membership-interest-apply", language)} className={buttonClass()}>
        {t("intro.submit")}
      </Link>
      <Link to={hrefOf("landing", language)} className={buttonClass("secondary")}>
        {t("intro.have")}
      </Link>
    </DefaultLayout>
  )
}
