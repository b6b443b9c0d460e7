import { useTranslation } from "react-i18next"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { useSearch } from "../../ui/useSearch"

export function Component() {
  const { t } = useTranslation(["access", "common"])
  const { language } = usePage()
  const expired = new URLSearchParams(useSearch()).get("reason") === "expired"
  return (
    <DefaultLayout title={t(expired ? "deny.expired" : "deny.invalid")}>
      {expired ? <p>{t("deny.inviter")}</p> : null}
      <p>{t("deny.next")}</p>
      <SiteLink to={hrefOf("landing", language)} className={buttonClass()}>
        {t("deny.otherCode")}
      </SiteLink>
      <SiteLink to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("common:footer.apply")}
      </SiteLink>
    </DefaultLayout>
  )
}
