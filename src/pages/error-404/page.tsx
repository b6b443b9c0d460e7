import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation(["error", "common"])
  const { language } = usePage()
  return (
    <CenteredLayout title={t("notFound.title")}>
      <p>{t("notFound.lead")}</p>
      <p>{t("notFound.text")}</p>
      <Actions>
        <SiteLink to={routerPathOf("landing", language)} className={buttonClass()}>
          {t("notFound.link")}
        </SiteLink>
      </Actions>
    </CenteredLayout>
  )
}
