import { createContext, useContext } from "react"
import { defaultLanguage, type Language } from "../lib/languages"
import type { Prefix } from "./prefixes"
import type { RouteName } from "./routeTable"

/** The page that is shown: its name, its address and the language in which it is shown. */
export interface Page {
  name: RouteName
  prefix: Prefix
  /** Path behind the prefix, without slashes at its ends. */
  path: string
  language: Language
  /** Closes a page that lies over another one as a dialog; absent where it is the page of the window. */
  close?: () => void
}

/** Given by the router's frame. */
export const PageContext = createContext<Page>({ name: "error-404", prefix: "", path: "", language: defaultLanguage })

/** The page that is shown. */
export function usePage(): Page {
  return useContext(PageContext)
}
