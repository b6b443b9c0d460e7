import { codeInUrl, type Invitation, type RejectedInvitation } from "./invitation"

/** Whether correcting a rejected code is the next step: the visitor typed it, and may have mistyped it. */
export const mayBeMistyped = ({ rejection, typed }: Pick<RejectedInvitation, "rejection" | "typed">): boolean =>
  typed && rejection === "invitation-invalid"

/** A code to correct; one of the URL is not lost if it is left out, and the field is then for another one. */
export function codeToCorrect(invitation: Invitation): string | undefined {
  if (!("code" in invitation) || invitation.phase === "accepted") return undefined
  const isOfUrl = "typed" in invitation && !invitation.typed && codeInUrl() === invitation.code
  return isOfUrl ? undefined : invitation.code
}
