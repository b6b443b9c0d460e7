import { create } from "zustand"

interface ConsentState {
  /** Whether the consent service is ready (specification section 4). */
  consentReady: boolean
  /** Shows the consent choices again; undefined if there is no service. */
  reopenConsent: (() => void) | undefined
}

/** State of the consent service in this page load. */
export const useConsentState = create<ConsentState>()(() => ({ consentReady: false, reopenConsent: undefined }))
