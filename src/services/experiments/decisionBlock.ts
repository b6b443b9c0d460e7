import type { FlaggedLanding } from "./experiments"
import type { Exposure } from "./sdkOptions"

/** The content of the data block `decision` in a page that a host has decided, as JSON. */
export interface DecisionBlock {
  /** The page's path without the language prefix, as its experiments know it (`ExperimentContext`). */
  path: string
  /** The visitor's id. */
  id: string
  /** What the HTML shows; absent where no flag applies. */
  landing?: FlaggedLanding
  /** The experiments that the visitor takes part in, control groups included. */
  exposures: Exposure[]
  /** The visitor's sticky bucket assignments, as the SDK serialises them (JSON), if this page view adds one. */
  stickyBuckets?: string
}
