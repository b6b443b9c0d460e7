import { useStore } from "zustand"
import { invitationStore, type Invitation } from "./invitation"

/** State of the invitation, or the part of it that `select` returns. */
export function useInvitation<Part>(select: (invitation: Invitation) => Part): Part {
  return useStore(invitationStore, select)
}
