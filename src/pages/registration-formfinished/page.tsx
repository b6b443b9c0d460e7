import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../ui/useShownLocation"
import { SiteLink } from "../../ui/SiteLink/SiteLink"
import { useActivated } from "../../features/registration/useActivated"
import { DefaultLayout } from "../../layouts/PageLayout"
import { hrefOf } from "../../routes/hrefs"
import { usePage } from "../../routes/usePage"
import { Finished } from "../parts/Finished"

export function Component() {
  const { t } = useTranslation("registration")
  const { language } = usePage()
  const { state } = useShownLocation()
  const activated = useActivated()
  return (
    <DefaultLayout title={t(activated ? "finished.activatedTitle" : "finished.title")}>
      <Finished
        repeated={Boolean(state?.repeated)}
        activated={activated}
        wrongAddress={<SiteLink to={hrefOf("landing", language)}>{t("finished.wrongLink")}</SiteLink>}
      />
    </DefaultLayout>
  )
}
