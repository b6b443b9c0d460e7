import { createContext, useContext } from "react"
import type { Location } from "react-router-dom"

/** Given by the frame of the page that is on the screen. */
export const ShownLocationContext = createContext<Location>({
  pathname: "/",
  search: "",
  hash: "",
  state: null,
  key: "default",
})

/**
 * The address that belongs to what is on the screen. While the next page is being loaded the address bar is ahead of it;
 * what a page shows must not follow that one.
 */
export const useShownLocation = (): Location => useContext(ShownLocationContext)
