import { Navigate } from "react-router-dom"
import { useShownLocation } from "../../../router/useShownLocation"
import type { Language } from "../../../lib/languages"
import { ensureExtraTexts } from "../../../services/i18n/i18n"
import { hrefOf } from "../../../router/hrefs"
import { usePage } from "../../../router/usePage"
import { useRegistrationState } from "../../../services/state/useRegistrationState"
import { useLoadedPart } from "../../../shared/feedback/useLoadedPart"

async function loadDialog(language: Language) {
  const [module] = await Promise.all([import("./FinishedDialog"), ensureExtraTexts(language, "registration")])
  return module.FinishedDialog
}

/**
 * Opens the dialog about the activation e-mail while the history entry says that a registration was sent: Back closes
 * it, a reload does not. Falls back to the page if the dialog can't be loaded.
 */
export function FinishedInPopup() {
  const { state } = useShownLocation()
  const { language } = usePage()
  const finished = useRegistrationState((registration) => registration.finished)
  const open = Boolean(state.finished && finished)
  const { Part: FinishedDialog, failed } = useLoadedPart(loadDialog, open)
  if (open && failed)
    return <Navigate to={hrefOf("registration-formfinished", language)} state={state.finished} replace />
  return open && FinishedDialog ? <FinishedDialog /> : null
}
