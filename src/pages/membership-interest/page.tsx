import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { hrefOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation("membership")
  const { language } = usePage()
  const search = useSearch()
  return (
    <DefaultLayout title={t("intro.title")} description={t("meta.description")}>
      <p>{t("intro.text")}</p>
      <p>{t("intro.limited")}</p>
      <Actions>
        <SiteLink to={hrefOf("membership-interest-apply", language) + search} className={buttonClass()}>
          {t("intro.submit")}
        </SiteLink>
        <SiteLink to={hrefOf("landing", language) + search} className={buttonClass("secondary")}>
          {t("intro.have")}
        </SiteLink>
      </Actions>
    </DefaultLayout>
  )
}
