import type { LandingConfiguration } from "../settings/landing"

/** What experiments need of the rest of the site, and tell it. */
export interface ExperimentHooks {
  report: (problem: { name: string; detail: string }) => void
  /** A variant was shown. `leaving` says that the browser is about to open another page. */
  assigned: (
    assignment: { experiment_id: string; variation_id: string; acq_anonymous_id: string },
    leaving: boolean,
  ) => void
  /** The visitor's country, as far as it is known. */
  country: () => string
  /** Fetches what a landing page needs to be shown as configured. */
  prepare: (landing: LandingConfiguration) => Promise<void>
  /** Whether the page can be left for another one without losing what its history entry holds. */
  mayLeave: () => boolean
}
