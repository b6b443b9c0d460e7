import { useEffect } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { fieldId } from "./fieldIds"

/** Whether the visitor has come back to a form to correct the e-mail address, so that its field gets focus. */
export const useIsCorrecting = (): boolean => useShownLocation().state.field === "email"

/** Focuses the e-mail field when the visitor has come back to correct the address. */
export function useFocusOnEmailToCorrect(): void {
  const wanted = useIsCorrecting()
  useEffect(() => {
    if (wanted) document.getElementById(fieldId("email"))?.focus()
  }, [wanted])
}
