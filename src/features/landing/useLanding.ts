import { landingConfiguration, type LandingConfiguration } from "../../services/settings/landing"
import { useFlaggedLanding } from "../../services/experiments/useFlaggedLanding"

/** Configuration of a landing page. */
interface Landing {
  /** What is shown: for each part, the page's own configuration, else the flag, else the default. */
  shown: LandingConfiguration
  /** What title and description are based on: search engines and bookmarks should not see experiments. */
  known: LandingConfiguration
  /** Whether flags changed what is shown after the first render without them. */
  changed: boolean
}

/** The landing page at a path without the language prefix (product decisions, section 4). */
export function useLanding(path: string): Landing {
  const flagged = useFlaggedLanding(path)
  const own = landingConfiguration(path)
  if (!flagged) return { shown: own, known: own, changed: false }
  const { configuration, added, changed } = flagged
  return { shown: configuration, known: added ? configuration : own, changed }
}
