import { isActivated } from "../../../services/state/registrationProgress"
import type { Invitation } from "./invitation"

/** Decided once: a visitor whose account is activated while the form is open keeps seeing the form. */
const activatedBefore = isActivated()

/**
 * Whether to show a notice for members instead of the stages: a member followed the invitation, instead of typing its
 * code, and has not asked for the form. A member is somebody who is signed in, or whose account this browser knew to be
 * activated when this module was loaded.
 */
export const needsMemberNotice = (invitation: Invitation): boolean =>
  invitation.phase === "accepted" && !invitation.typed && (invitation.member || activatedBefore)
