import type { ComponentType } from "react"
import { defaultLanguage, type Language } from "../config/languages"
import { ensurePageTexts } from "../i18n/i18n"
import { negotiatedLanguage } from "../i18n/pageLanguage"
import { textAreasOf } from "../routes/pagePaths"
import type { RouteName } from "../routes/routeTable"
import type { Page } from "../routes/usePage"
import { routeAt, type MatchedRoute } from "./routes"

/** A page with all that it takes to show it. */
export interface LoadedPage extends Page {
  /** Id of its route. */
  id: string
  Component: ComponentType
}

const modules = import.meta.glob<{ Component: ComponentType }>("../pages/*/page.tsx")

async function loadComponent(name: RouteName): Promise<ComponentType> {
  const load = modules[`../pages/${name}/page.tsx`]
  if (!load) throw new Error(`no page is named ${name}`)
  return (await load()).Component
}

/**
 * The language of an address: that of its prefix. Without one it is English, but for `/acquisition/` itself, which is
 * shown in the visitor's language without a redirect.
 */
function languageOf({ prefix, path }: MatchedRoute, negotiate: () => Language): Language {
  if (prefix) return prefix
  return path === "" ? negotiate() : defaultLanguage
}

/**
 * Loads code and texts of the page at a router path: the one way of browser, build and tests. Answers undefined where
 * no page is; rejects when code or texts can't be had.
 */
export async function loadPage(
  pathname: string,
  negotiate: () => Language = negotiatedLanguage,
): Promise<LoadedPage | undefined> {
  const route = routeAt(pathname)
  if (!route) return undefined
  const [Component, language] = await Promise.all([
    loadComponent(route.name),
    ensurePageTexts(languageOf(route, negotiate), textAreasOf(route.name, route.path)),
  ])
  return { ...route, language, Component }
}
