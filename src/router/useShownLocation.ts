import { createContext, useContext, useMemo } from "react"
import { useLocation } from "react-router-dom"
import { readEntryState, type EntryLocation } from "./entryState"

/** Given by the frame of the page that is on the screen. */
export const ShownLocationContext = createContext<EntryLocation>({
  pathname: "/",
  search: "",
  hash: "",
  state: {},
  key: "default",
})

/**
 * The address that belongs to what is on the screen. While the next page is being loaded the address bar is ahead of it;
 * what a page shows must not follow that one.
 */
export const useShownLocation = (): EntryLocation => useContext(ShownLocationContext)

/** The location of the address bar, with its state read; the same object until the visitor moves. */
export function useEntryLocation(): EntryLocation {
  const location = useLocation()
  return useMemo(() => ({ ...location, state: readEntryState(location.state) }), [location])
}
