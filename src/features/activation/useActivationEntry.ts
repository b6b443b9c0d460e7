import { useMemo } from "react"
import { useLocation } from "react-router-dom"
import { useHydrated } from "../../ui/useHydrated"
import { entryIn, type ActivationEntry } from "./model/entry"

/** What this history entry says of an activation; undefined while the page is prerendered and hydrated. */
export function useActivationEntry(): ActivationEntry | undefined {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return useMemo(() => (hydrated ? entryIn(state) : undefined), [hydrated, state])
}
