import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
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
      <Link to={hrefOf("landing", language)} className={buttonClass()}>
        {t("deny.otherCode")}
      </Link>
      <Link to={hrefOf("membership-interest", language)} className={buttonClass("secondary")}>
        {t("common:footer.apply")}
      </Link>
    </DefaultLayout>
  )
}
