import { useTranslation } from "react-i18next"
import { useNavigate } from "react-router-dom"
import { useShownLocation } from "../../ui/useShownLocation"
import { useActivated } from "../../features/registration/useActivated"
import { Button } from "../../ui/Button/Button"
import { Dialog } from "../../ui/Dialog/Dialog"
import { Finished } from "./Finished"

/** The page about the activation e-mail as a dialog over the filled form. */
export function FinishedDialog() {
  const { t } = useTranslation(["registration", "common"])
  const navigate = useNavigate()
  const { state } = useShownLocation()
  const activated = useActivated()
  const close = () => void navigate(-1)
  return (
    <Dialog
      title={t(activated ? "finished.activatedTitle" : "finished.title")}
      closeLabel={t("common:close")}
      onClose={close}
    >
      <Finished
        repeated={Boolean(state?.finished?.repeated)}
        activated={activated}
        wrongAddress={
          <Button look="plain" onClick={close}>
            {t("finished.wrongLink")}
          </Button>
        }
      />
    </Dialog>
  )
}
