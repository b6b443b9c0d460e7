import { createStore } from "zustand/vanilla"
import { readSession, writeSession } from "../storage/storage"
import { formatStoredState, readStoredState } from "./storedRegistration"
import { initialState, type Draft, type RegistrationState } from "./registrationState"

/**
 * The registration state of this tab. Session storage keeps the draft and how the visit began; once a registration was
 * sent, only `sentRegistration` (no draft, flow or shared product), until the visitor enters something again.
 * Everything else lasts as long as the document (product decisions, section 5). Free of React, which loads later.
 */
export const registrationStore = createStore<RegistrationState>()(() => initialState)

// Set after creation: React hydrates with the initial state, which has to match the prerendered page of every visitor.
registrationStore.setState(readStoredState(readSession("registration")))

registrationStore.subscribe((state) => writeSession("registration", formatStoredState(state)))

/** Saves what the visitor has entered. */
export function saveDraft(draft: Partial<Draft & Pick<RegistrationState, "countryChosen" | "typedPhone">>): void {
  registrationStore.setState({ ...draft, draftAt: Date.now(), draftSent: false })
}
