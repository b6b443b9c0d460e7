import { useTranslation } from "react-i18next"
import { PageLink } from "../../router/SiteLink"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"
import { buttonClass } from "../../ui/Button/Button"
import { KeptText } from "../../ui/KeptText/KeptText"
import { LineList } from "../../ui/LineList/LineList"
import { Actions } from "../../ui/Actions/Actions"
import { brandName } from "../../services/settings/build"

export function Component() {
  const { t } = useTranslation(["about", "common"])
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
        <PageLink to="membership-interest" className={buttonClass()}>
          {t("common:footer.apply")}
        </PageLink>
        <PageLink to="landing" className={buttonClass("secondary")}>
          {t("common:backToStart")}
        </PageLink>
      </Actions>
    </CenteredLayout>
  )
}
