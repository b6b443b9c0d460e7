import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../router/useShownLocation"
import { useActivated } from "../../features/registration/finished/useActivated"
import { useHydrated } from "../../ui/useHydrated"
import { DefaultLayout } from "../../ui/layouts/split/SplitLayout"
import { ChangeEmailLink } from "../../features/registration/finished/ChangeEmailLink"
import { Finished } from "../../features/registration/finished/Finished"

export function Component() {
  const { t } = useTranslation("registration")
  const { state } = useShownLocation()
  const activation = useActivated()
  const activated = activation === "own"
  const hydrated = useHydrated()
  return (
    <DefaultLayout
      title={t(activated ? "finished.activatedTitle" : "finished.title")}
      picture={activated ? "curtainOpen" : undefined}
    >
      <Finished
        // A prerendered page knows no history entry.
        repeated={hydrated && Boolean(state.repeated)}
        activation={activation}
        changeEmailLink={<ChangeEmailLink>{t("finished.wrongLink")}</ChangeEmailLink>}
      />
    </DefaultLayout>
  )
}
