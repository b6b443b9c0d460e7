import { useTranslation } from "react-i18next"
import { useShownLocation } from "../../../router/useShownLocation"
import { formEntryAt, emailFieldLink } from "../model/formEntry"
import { useActivated } from "./useActivated"
import { usePage } from "../../../router/usePage"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { Button } from "../../../ui/Button/Button"
import { Dialog } from "../../../ui/Dialog/Dialog"
import { Finished } from "./Finished"

/** The page about the activation e-mail, as a dialog over the filled-in form. */
export function FinishedDialog() {
  const { t } = useTranslation(["registration", "common"])
  const { navigateTo, back } = usePageNavigation()
  const { language } = usePage()
  const location = useShownLocation()
  const activation = useActivated()
  const correctEmail = () => {
    const { to, state } = emailFieldLink(formEntryAt(location), language)
    void navigateTo(() => to, { state, replace: true })
  }
  return (
    <Dialog
      title={t(activation === "own" ? "finished.activatedTitle" : "finished.title")}
      closeLabel={t("common:close")}
      onClose={back}
    >
      <Finished
        repeated={Boolean(location.state.finishedDialog?.repeated)}
        activation={activation}
        changeEmailLink={
          <Button variant="plain" onClick={correctEmail}>
            {t("finished.wrongLink")}
          </Button>
        }
      />
    </Dialog>
  )
}
