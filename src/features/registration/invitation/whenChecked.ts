import { invitationStore, retryCheck, type Invitation } from "./invitation"

/** Once no code is being checked, resolves with whether one was accepted. A check that has failed before is repeated. */
export function whenChecked(): Promise<boolean> {
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
