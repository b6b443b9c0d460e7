import type { LandingConfiguration } from "../settings/landing"

/** The interface between experiments and the rest of the site. */
export interface ExperimentCallbacks {
  report: (problem: { name: string; detail: string }) => void
  /** The visitor takes part in an experiment. `leaving`: the browser is about to navigate to another page. */
  onExposure: (
    exposure: { experiment_id: string; variation_id: string; acq_anonymous_id: string },
    leaving: boolean,
  ) => void
  /** The visitor's country; undefined until it is looked up or chosen. */
  country: () => string | undefined
  /** Loads what a landing page needs to be shown as configured. */
  prepare: (landing: LandingConfiguration) => Promise<void>
  /** Whether a redirect may leave the page: not if its history entry holds what would be lost, such as a token. */
  mayLeave: () => boolean
}
