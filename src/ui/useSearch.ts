import { useLocation } from "react-router-dom"
import { useHydrated } from "./useHydrated"

/** The query of the address, `?…` or an empty text; empty until the page is alive. For links that keep the query. */
export function useSearch(): string {
  const { search } = useLocation()
  return useHydrated() ? search : ""
}
