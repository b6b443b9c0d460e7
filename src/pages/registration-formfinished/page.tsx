import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { useActivated } from "../../features/registration/finished/useActivated"
import { DefaultLayout } from "../../ui/layouts/DefaultLayout"
import { ChangeEmailLink } from "../../features/registration/finished/ChangeEmailLink"
import { Finished } from "../../features/registration/finished/Finished"

export function Component() {
  const { t } = useTranslation("registration")
  const { state } = useShownLocation()
  const activated = useActivated()
  return (
    <DefaultLayout
      title={t(activated ? "finished.activatedTitle" : "finished.title")}
      subject={activated ? "curtainOpen" : undefined}
    >
      <Finished
        repeated={Boolean(state.repeated)}
        activated={activated}
        changeEmailLink={<ChangeEmailLink>{t("finished.wrongLink")}</ChangeEmailLink>}
      />
    </DefaultLayout>
  )
}
