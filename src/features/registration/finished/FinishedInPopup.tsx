import { Navigate } from "react-router-dom"
import { useShownLocation } from "../../../router/useShownLocation"
import { routerPathOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { loadablePart, useLoadedPart } from "../../../shared/loading/useLoadedPart"

const dialog = loadablePart(async () => (await import("./FinishedDialog")).FinishedDialog, "registration")

/**
 * Opens the dialog about the activation e-mail (`Finished`) while the history entry says that a registration was sent:
 * Back closes it, a reload does not. Falls back to the page if the dialog can't be loaded.
 */
export function FinishedInPopup() {
  const { state } = useShownLocation()
  const { language } = usePage()
  const sent = useRegistrationState(({ sentRegistration }) => sentRegistration)
  const open = Boolean(state.finishedDialog && sent)
  const { Part: FinishedDialog, failed } = useLoadedPart(dialog, open)
  if (open && failed)
    return <Navigate to={routerPathOf("registration-formfinished", language)} state={state.finishedDialog} replace />
  return open && FinishedDialog ? <FinishedDialog /> : null
}
