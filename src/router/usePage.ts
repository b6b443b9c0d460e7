import { createContext, useContext } from "react"
import { defaultLanguage, type Language } from "../lib/languages"
import type { Prefix } from "./prefixes"
import type { RouteName } from "./routeTable"

/** The current page: its name, path and language. */
export interface Page {
  name: RouteName
  prefix: Prefix
  /** Path without the prefix and without leading or trailing slashes. */
  path: string
  language: Language
  /** Closes a page that is shown as a dialog; absent for a full page. */
  close?: () => void
}

/** Provided by the root layout and by modal routes. */
export const PageContext = createContext<Page>({ name: "error-404", prefix: "", path: "", language: defaultLanguage })

/** The current page. */
export function usePage(): Page {
  return useContext(PageContext)
}
