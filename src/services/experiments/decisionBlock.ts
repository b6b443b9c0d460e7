import type { FlaggedLanding } from "./experiments"
import type { Exposure } from "./sdkOptions"

/** The content of the data block `decision` in a page that a host has decided, as JSON. */
export interface DecisionBlock {
  /** The page's path without the language prefix, as its experiments know it (`ExperimentContext`). */
  path: string
  id: string
  /** The landing page as configured by the flags, even if they change nothing; absent for any other page. */
  landing?: FlaggedLanding
  /** The experiments that the visitor takes part in, control groups included. */
  exposures: Exposure[]
  /** The visitor's sticky bucket assignments, as the SDK serialises them (JSON), if this page view adds one. */
  stickyBuckets?: string
}
