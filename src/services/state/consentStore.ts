import { create } from "zustand"

interface ConsentState {
  /** Whether the consent service is ready. Required by specification section 4; no page reads it. */
  consentReady: boolean
  /** Shows the consent choices again; undefined if there is no service. */
  reopenConsent: (() => void) | undefined
}

/** State of the consent service in this page load. */
export const useConsentState = create<ConsentState>()(() => ({ consentReady: false, reopenConsent: undefined }))
