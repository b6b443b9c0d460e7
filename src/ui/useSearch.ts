import { useShownLocation } from "../router/useShownLocation"
import { useOnceHydrated } from "./useHydrated"

/** The query of the page that is shown, `?…` or empty; empty until hydration. For links that keep the query. */
export function useSearch(): string {
  return useOnceHydrated(useShownLocation().search, "")
}
