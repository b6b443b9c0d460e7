import { invitationStore } from "./invitation"

/** Lets a member register somebody else with the invitation. */
export function registerSomeoneElse(): void {
  const invitation = invitationStore.getState()
  // `typed`, as if the visitor had typed the code, which would also have led to the form.
  if (invitation.phase === "accepted") invitationStore.setState({ ...invitation, typed: true, member: false }, true)
}
