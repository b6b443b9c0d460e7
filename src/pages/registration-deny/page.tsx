import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { DefaultLayout } from "../../layouts/PageLayout"

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  return (
    <DefaultLayout title={t("deny.title")}>
      <p>{t("deny.invalid")}</p>
      <p>{t("deny.next")}</p>
      <Link to={hrefOf("landing", language)} className={buttonClass()}>
        {t("deny.otherCode")}
      </Link>
      <Link to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("common:footer.apply")}
      </Link>
    </DefaultLayout>
  )
}
