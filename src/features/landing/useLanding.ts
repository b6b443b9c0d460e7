import { landingConfiguration, type LandingConfiguration } from "../../services/settings/landing"
import { useFlaggedLanding } from "../../services/experiments/useFlaggedLanding"

/** What a landing page shows, and what it is known by. */
interface Landing {
  /** What it shows: for each part the page's own configuration, the flag, the default, whichever comes first. */
  shown: LandingConfiguration
  /** What its title and description speak of: an experiment is nothing that search engines and bookmarks should know. */
  known: LandingConfiguration
  /** Whether flags have changed what it shows after it was rendered without them. */
  changed: boolean
}

/** The landing page at a path behind the language prefix (product decisions, section 4). */
export function useLanding(path: string): Landing {
  const flagged = useFlaggedLanding(path)
  const own = landingConfiguration(path)
  if (!flagged) return { shown: own, known: own, changed: false }
  const { configuration, added, changed } = flagged
  return { shown: configuration, known: added ? configuration : own, changed }
}
