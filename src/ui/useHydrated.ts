import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => undefined

/**
 * Whether the component may render what only the browser knows: false while a prerendered page hydrates, since its HTML
 * is the same for every visitor, true afterwards and on every page that is navigated to.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
