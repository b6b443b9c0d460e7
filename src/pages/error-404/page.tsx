import { useTranslation } from "react-i18next"
import { PageLink } from "../../router/SiteLink"
import { buttonClass } from "../../ui/Button/Button"
import { CenteredLayout } from "../../ui/layouts/split/SplitLayout"
import { Actions } from "../../ui/Actions/Actions"

export function Component() {
  const { t } = useTranslation(["error", "common"])
  return (
    <CenteredLayout title={t("notFound.title")}>
      <p>{t("notFound.lead")}</p>
      <p>{t("notFound.text")}</p>
      <Actions>
        <PageLink to="landing" className={buttonClass()}>
          {t("notFound.link")}
        </PageLink>
      </Actions>
    </CenteredLayout>
  )
}
