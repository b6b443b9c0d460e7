import { landingConfiguration, type LandingConfiguration } from "../../services/settings/landing"
import { useLayoutEffect, useSyncExternalStore } from "react"
import {
  decidedLanding,
  finalizeLandings,
  landingInHtml,
  setRenderedLanding,
  subscribeLandings,
} from "../../services/experiments/experiments"

interface Landing {
  /** What is shown: for each part, the page's own configuration, else the flag, else the default. */
  configuration: LandingConfiguration
  /**
   * What title, description, hero and sections depend on: the page's own configuration, without flags. A page that
   * exists only by a flag has none, so there it is the same as `configuration`, with all flags. Search engines and
   * bookmarks should not see experiments, the hero loads before they are decided, and the sections must not change
   * while somebody reads them.
   */
  stableConfiguration: LandingConfiguration
  changed: boolean
}

/**
 * The landing page at a path without the language prefix (product decisions, section 4). Reveals the page's slots once a
 * configuration by flags is rendered.
 */
export function useLanding(path: string): Landing {
  const flagged = useSyncExternalStore(
    subscribeLandings,
    () => decidedLanding(path),
    () => landingInHtml(path),
  )
  useLayoutEffect(() => setRenderedLanding(path), [path])
  useLayoutEffect(() => {
    if (flagged) finalizeLandings()
  }, [flagged])
  const own = landingConfiguration(path)
  if (!flagged) return { configuration: own, stableConfiguration: own, changed: false }
  const { configuration, existsOnlyByFlag, changed } = flagged
  return { configuration, stableConfiguration: existsOnlyByFlag ? configuration : own, changed }
}
