import { invitationStore, retryCheck, type Invitation } from "./invitation"

/**
 * Waits for the check of the visitor's code, and repeats one that has failed.
 * @returns whether the code is accepted, once none is being checked
 */
export function acceptedAfterCheck(): Promise<boolean> {
  if (invitationStore.getState().phase === "failed") retryCheck()
  return new Promise((resolve) => {
    const settle = ({ phase }: Invitation): boolean => {
      if (phase === "checking" || phase === "restoring") return false
      resolve(phase === "accepted")
      return true
    }
    if (settle(invitationStore.getState())) return
    const stop = invitationStore.subscribe((invitation) => {
      if (settle(invitation)) stop()
    })
  })
}
