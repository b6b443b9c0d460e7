import { createContext, useContext, useMemo } from "react"
import { useLocation } from "react-router-dom"
import { readEntryState, type EntryLocation } from "./entryState"

/** Provided with the page that is shown. */
export const ShownLocationContext = createContext<EntryLocation>({
  pathname: "/",
  search: "",
  hash: "",
  state: {},
  key: "default",
})

/**
 * The location of the page that is shown. While the next page loads, the URL is already ahead of it; the content of a
 * page must not depend on the URL.
 */
export const useShownLocation = (): EntryLocation => useContext(ShownLocationContext)

/** The current location with its validated state; the same object until the visitor navigates. */
export function useEntryLocation(): EntryLocation {
  const location = useLocation()
  return useMemo(() => ({ ...location, state: readEntryState(location.state) }), [location])
}
