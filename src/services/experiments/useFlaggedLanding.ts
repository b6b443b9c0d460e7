import { useLayoutEffect, useSyncExternalStore } from "react"
import {
  decidedLanding,
  finalizeLandings,
  landingInHtml,
  setRenderedLanding,
  subscribeLandings,
  type FlaggedLanding,
} from "./experiments"

/**
 * The landing page of a path as configured by the flags; undefined until they are evaluated. Reveals the page's slots
 * once it is rendered.
 */
export function useFlaggedLanding(path: string): FlaggedLanding | undefined {
  const landing = useSyncExternalStore(
    subscribeLandings,
    () => decidedLanding(path),
    () => landingInHtml(path),
  )
  useLayoutEffect(() => setRenderedLanding(path), [path])
  useLayoutEffect(() => {
    if (landing) finalizeLandings()
  }, [landing])
  return landing
}
