import { heardActivation, isActivated } from "../../../services/state/registrationProgress"
import { registrationStore } from "../../../services/state/registrationStore"
import type { Invitation } from "./invitation"

/**
 * Whether the visitor of this tab has activated an account in this browser. Decided once: a visitor whose account is
 * activated while the form is open keeps seeing the form. A tab that has sent a registration goes by that one, and by an
 * activation since of which nobody knows whose it was; one in which somebody has begun to enter a name or an address
 * belongs to them. A country alone may be the site's guess.
 */
function wasActivatedBefore(): boolean {
  const { sentRegistration, registrationEmail, registrationFirstName, registrationLastName } =
    registrationStore.getState()
  if (sentRegistration) return heardActivation(sentRegistration.email) !== undefined
  return !(registrationEmail || registrationFirstName || registrationLastName) && isActivated()
}

const activatedBefore = wasActivatedBefore()

/**
 * Whether to show a notice for members instead of the stages: a member followed the invitation, instead of typing its
 * code, and has not asked for the form. A member is somebody who is signed in, or whose account this browser knew to be
 * activated when this module was loaded.
 */
export const needsMemberNotice = (invitation: Invitation): boolean =>
  invitation.phase === "accepted" &&
  !invitation.typed &&
  !invitation.forSomeoneElse &&
  (invitation.member || activatedBefore)
