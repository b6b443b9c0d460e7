import { useShownLocation } from "../router/useShownLocation"
import { useHydrated } from "./useHydrated"

/** The query of the address, `?…` or an empty text; empty until the page is alive. For links that keep the query. */
export function useSearch(): string {
  const { search } = useShownLocation()
  return useHydrated() ? search : ""
}
