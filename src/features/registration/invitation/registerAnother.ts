import { invitationStore } from "./invitation"

/** Lets a member register somebody else with the invitation. */
export function registerAnother(): void {
  const invitation = invitationStore.getState()
  // The form comes by a press, as after a code that was typed.
  if (invitation.phase === "accepted") invitationStore.setState({ ...invitation, typed: true, member: false }, true)
}
