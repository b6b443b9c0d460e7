import { useStore } from "zustand"
import { invitationStore, type Invitation } from "./invitation"

/** Where the visitor stands at the door; the whole, or what `select` takes from it. */
export function useInvitation<Part>(select: (invitation: Invitation) => Part): Part {
  return useStore(invitationStore, select)
}
