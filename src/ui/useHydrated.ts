import { useSyncExternalStore } from "react"

const subscribeToNothing = () => () => undefined

/**
 * A value that only the browser knows: `before` while a prerendered page hydrates, since its HTML is the same for every
 * visitor, `value` afterwards and on every page that is navigated to. Where both are the same, nothing is rendered again.
 */
export function useOnceHydrated<T extends string | boolean>(value: T, before: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  )
}

/** Whether the component may render what only the browser knows; see {@link useOnceHydrated}. */
export const useHydrated = (): boolean => useOnceHydrated<boolean>(true, false)
