import { useEffect, useLayoutEffect } from "react"
import { usePageNavigation } from "../../../router/usePageNavigation"
import { useShownLocation } from "../../../router/useShownLocation"
import { discardInvitation, invitationStore, restoreInvitation } from "./invitation"
import { useInvitation } from "./useInvitation"

/** The step of a history entry in which the visitor enters another code. */
export const anotherCodeStep = "anotherCode"

/**
 * Gives up the invitation at the history entry for another code, and brings it back, with the form that was begun, when
 * the visitor leaves that entry by Back. Once another code is accepted there, goes back: its form is that below.
 * @returns whether the entry is the one for another code
 */
export function useAnotherCode(): boolean {
  const { back } = usePageNavigation()
  const accepted = useInvitation(({ phase }) => phase === "accepted")
  const isAsked = useShownLocation().state.step === anotherCodeStep
  useLayoutEffect(() => (isAsked ? discardInvitation() : restoreInvitation()), [isAsked])
  useEffect(() => {
    // Read anew, since the invitation may just have been given up.
    if (isAsked && invitationStore.getState().phase === "accepted") back()
  }, [isAsked, accepted, back])
  return isAsked
}
