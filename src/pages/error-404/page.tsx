import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { CenteredLayout } from "../../layouts/CenteredLayout"

export function Component() {
  const { t } = useTranslation(["error", "common"])
  const { language } = usePage()
  return (
    <CenteredLayout title={t("notFound.title")}>
      <p>{t("notFound.text")}</p>
      <SiteLink to={hrefOf("landing", language)} className={buttonClass()}>
        {t("notFound.link")}
      </SiteLink>
    </CenteredLayout>
  )
}
