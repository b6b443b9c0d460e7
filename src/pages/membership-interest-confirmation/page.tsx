import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { hrefOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation(["membership", "common"])
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("confirmation.title")}>
      <p>{t("confirmation.text")}</p>
      <Actions>
        <SiteLink to={hrefOf("landing", language) + search} className={buttonClass()}>
          {t("common:backToStart")}
        </SiteLink>
      </Actions>
    </DefaultLayout>
  )
}
