import { invitationStore, retryCheck, type Invitation } from "./invitation"

/**
 * Waits for the check of the visitor's code. If the last check failed, it is repeated first.
 * @returns whether the code is accepted, once no check is running
 */
export function acceptedAfterCheck(): Promise<boolean> {
  if (invitationStore.getState().phase === "failed") retryCheck()
  return new Promise((resolve) => {
    const resolveIfSettled = ({ phase }: Invitation): boolean => {
      if (phase === "checking" || phase === "restoring") return false
      resolve(phase === "accepted")
      return true
    }
    if (resolveIfSettled(invitationStore.getState())) return
    const stop = invitationStore.subscribe((invitation) => {
      if (resolveIfSettled(invitation)) stop()
    })
  })
}
