import { useLayoutEffect } from "react"
import { useShownLocation } from "../../../router/useShownLocation"
import { discardInvitation, restoreInvitation } from "./invitation"

/** The step of a history entry in which the visitor enters another code. */
export const anotherCodeStep = "anotherCode"

/**
 * Gives up the invitation at the history entry for another code, and brings it back, with the form that was begun, when
 * the visitor leaves that entry by Back. Before other effects, so that they know (useFlow.ts).
 */
export function useAnotherCode(): void {
  const isAsked = useShownLocation().state.step === anotherCodeStep
  useLayoutEffect(() => (isAsked ? discardInvitation() : restoreInvitation()), [isAsked])
}
