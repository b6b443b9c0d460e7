import { createContext, useContext, useMemo } from "react"
import { useLocation } from "react-router-dom"
import { readEntryState, type EntryLocation } from "./entryState"

/** Provided by Site: around the page, and again around a modal route. */
export const ShownLocationContext = createContext<EntryLocation>({
  pathname: "/",
  search: "",
  hash: "",
  state: {},
  key: "default",
})

/**
 * The location for which the component was rendered: within a modal route that of the dialog, else that of the page,
 * even while a dialog covers the page. While the next page loads, the URL is already ahead of this location, so what is
 * shown must not depend on the URL.
 */
export const useShownLocation = (): EntryLocation => useContext(ShownLocationContext)

/** The current location with its validated state; the same object until the visitor navigates. */
export function useEntryLocation(): EntryLocation {
  const location = useLocation()
  return useMemo(() => ({ ...location, state: readEntryState(location.state) }), [location])
}
