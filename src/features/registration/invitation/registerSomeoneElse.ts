import { invitationStore } from "./invitation"

/** Lets a member register somebody else with the invitation. */
export function registerSomeoneElse(): void {
  const invitation = invitationStore.getState()
  // The visitor asked for the form, as after typing a code.
  if (invitation.phase === "accepted") invitationStore.setState({ ...invitation, typed: true, member: false }, true)
}
