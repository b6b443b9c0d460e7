import { useStore } from "zustand"
import { invitationStore, type Invitation } from "./invitation"

/** What `select` returns for the current state of the invitation. */
export function useInvitation<Part>(select: (invitation: Invitation) => Part): Part {
  return useStore(invitationStore, select)
}
