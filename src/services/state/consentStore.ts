import { useStore } from "zustand"
import { createStore } from "zustand/vanilla"

interface ConsentState {
  /** Whether the consent service is ready. Required by specification section 4; no page reads it. */
  consentReady: boolean
  /** Shows the consent choices again; undefined if there is no service. */
  reopenConsent: (() => void) | undefined
}

/** State of the consent service in this page load. */
export const consentStore = createStore<ConsentState>()(() => ({ consentReady: false, reopenConsent: undefined }))

/** Selects a part of the consent state and subscribes to it. */
export function useConsentState<Part>(select: (state: ConsentState) => Part): Part {
  return useStore(consentStore, select)
}
