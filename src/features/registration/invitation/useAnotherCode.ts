import { useEffect } from "react"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useShownLocation } from "../../../router/useShownLocation"
import { discardInvitation, invitationStore, restoreInvitation } from "./invitation"
import { useInvitation } from "./useInvitation"

/** The step of a history entry in which the visitor enters another code. */
export const anotherCodeStep = "anotherCode"

/**
 * Gives up the invitation at the history entry for another code, and brings it back, with the form that was begun, when
 * the visitor leaves that entry by Back. Once another code is accepted there, the form is that of the entry below.
 */
export function useAnotherCode(): void {
  const { back } = usePageNavigation()
  const isAsked = useShownLocation().state.step === anotherCodeStep
  useEffect(() => (isAsked ? discardInvitation() : restoreInvitation()), [isAsked])
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  useEffect(() => {
    // Read anew: the effect above may just have given up the invitation that was accepted.
    if (isAsked && invitationStore.getState().phase === "accepted") back()
  }, [isAsked, accepted, back])
}
