import { useShownLocation } from "../router/useShownLocation"
import { useHydrated } from "./useHydrated"

/** The query of the page that is shown, `?…` or empty; empty until hydration. For links that keep the query. */
export function useSearch(): string {
  const { search } = useShownLocation()
  return useHydrated() ? search : ""
}
