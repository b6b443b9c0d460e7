import { useTranslation } from "react-i18next"
import { SiteLink } from "../../router/SiteLink"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"
import { routerPathOf } from "../../router/hrefs"
import { usePage } from "../../router/usePage"
import { buttonClass } from "../../ui/Button/Button"
import { KeptText } from "../../ui/KeptText/KeptText"
import { LineList } from "../../ui/LineList/LineList"
import { Actions } from "../../ui/Actions/Actions"
import { brandName } from "../../services/settings/build"

export function Component() {
  const { t } = useTranslation(["about", "common"])
  const { language } = usePage()
  return (
    <CenteredLayout title={t("title")} description={t("meta.description")}>
      <p>
        <KeptText text={t("lead")} kept={brandName} />
      </p>
      <section>
        <h2>{t("what.heading")}</h2>
        <p>{t("what.text")}</p>
      </section>
      <section>
        <h2>{t("range.heading")}</h2>
        <LineList
          items={[t("range.labels"), t("range.items"), t("range.newItems"), t("range.customers"), t("range.rating")]}
        />
      </section>
      <section>
        <h2>{t("stores.heading")}</h2>
        <p>{t("stores.text")}</p>
      </section>
      <Actions>
        <SiteLink to={routerPathOf("membership-interest", language)} className={buttonClass()}>
          {t("common:footer.apply")}
        </SiteLink>
        <SiteLink to={routerPathOf("landing", language)} className={buttonClass("secondary")}>
          {t("common:backToStart")}
        </SiteLink>
      </Actions>
    </CenteredLayout>
  )
}
