import { useMemo } from "react"
import { useShownLocation } from "../../router/useShownLocation"
import { useHydrated } from "../../ui/useHydrated"
import { entryIn, type ActivationEntry } from "./model/entry"

/** What this history entry says of an activation; undefined while the page is prerendered and hydrated. */
export function useActivationEntry(): ActivationEntry | undefined {
  const { state } = useShownLocation()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? entryIn(state) : undefined), [hydrated, state])
}
