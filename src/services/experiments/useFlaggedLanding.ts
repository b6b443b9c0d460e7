import { useLayoutEffect, useSyncExternalStore } from "react"
import { flaggedLanding, noteOnScreen, noteShown, subscribe, type FlaggedLanding } from "./experiments"

/**
 * What the landing page of a path shows by the flags; undefined where they have not decided it. Once it is on the screen,
 * its slots are shown.
 */
export function useFlaggedLanding(path: string): FlaggedLanding | undefined {
  const landing = useSyncExternalStore(
    subscribe,
    () => flaggedLanding(path),
    () => undefined,
  )
  useLayoutEffect(() => noteOnScreen(path), [path])
  useLayoutEffect(() => {
    if (landing) noteShown(landing)
  }, [landing])
  return landing
}
