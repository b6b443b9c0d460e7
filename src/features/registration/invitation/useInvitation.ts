import { useStore } from "zustand"
import { invitationStore, type Invitation } from "./invitation"

/** The state of the invitation, or the part of it returned by `select`. */
export function useInvitation<Part>(select: (invitation: Invitation) => Part): Part {
  return useStore(invitationStore, select)
}
