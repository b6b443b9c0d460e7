import { create } from "zustand"

interface ConsentState {
  /** Whether the consent service has said that it is ready (specification section 4). */
  consentReady: boolean
  /** Shows the visitor's choices again; undefined while there is no service that could. */
  reopenConsent: (() => void) | undefined
}

/** What the page knows of the consent service of this page load. */
export const useConsentState = create<ConsentState>()(() => ({ consentReady: false, reopenConsent: undefined }))
