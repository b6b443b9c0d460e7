import { isActivated } from "../../../services/state/registrationProgress"
import type { Invitation } from "./invitation"

/** Decided once: a visitor whose account is activated while the form is open keeps seeing it. */
const activatedBefore = isActivated()

/**
 * Whether an invitation was followed, not typed, by a member: somebody who is signed in, or who activated an account in
 * this browser before this page load.
 */
export const isMember = (invitation: Invitation): boolean =>
  invitation.phase === "accepted" && !invitation.typed && (invitation.member || activatedBefore)
