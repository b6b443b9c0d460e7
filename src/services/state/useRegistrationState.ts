import { useStore } from "zustand"
import type { RegistrationState } from "./registrationState"
import { registrationStore } from "./registrationStore"

/** Selects a part of the registration state and subscribes to it. */
export function useRegistrationState<Part>(select: (state: RegistrationState) => Part): Part {
  return useStore(registrationStore, select)
}
