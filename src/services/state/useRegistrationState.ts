import { useStore } from "zustand"
import { registrationStore, type RegistrationState } from "./registrationStore"

/** Selects a part of the registration state and subscribes to it. */
function useSelected<Part>(select: (state: RegistrationState) => Part): Part {
  return useStore(registrationStore, select)
}

/** The registration state as a hook; `getState` and `setState` are those of the store. */
export const useRegistrationState = Object.assign(useSelected, registrationStore)
