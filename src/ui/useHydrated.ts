import { useSyncExternalStore } from "react"

const never = () => () => undefined

/**
 * Whether the component may show what only the browser knows: false while a prerendered page is hydrated, since its file
 * is the same for every visitor, true from then on and on every page that is navigated to.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
