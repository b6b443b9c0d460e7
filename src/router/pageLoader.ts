import type { ComponentType } from "react"
import { defaultLanguage, type Language } from "../lib/languages"
import { isFlaggedLanding } from "../services/experiments/experiments"
import { ensurePageTexts } from "../services/i18n/i18n"
import { negotiatedLanguage } from "../services/i18n/pageLanguage"
import { textAreasOf } from "./pagePaths"
import type { RouteName } from "./routeTable"
import type { Page } from "./usePage"
import { addedRouteAt, routeAt, type MatchedRoute } from "./routes"

/** A page with all that it takes to show it. */
export interface LoadedPage extends Page {
  /** Id of its route. */
  id: string
  Component: ComponentType
}

/** What a page's module exports. */
export interface PageModule {
  Component: ComponentType
  /** Fetches parts that a prerendered page shows without their code. */
  preload?: () => Promise<void>
}

/** Answers the function that fetches the module of a page; undefined where no page has that name. */
type FindModule = (name: RouteName) => (() => Promise<PageModule>) | undefined

async function loadComponent(findModule: FindModule, name: RouteName, whole: boolean): Promise<ComponentType> {
  const load = findModule(name)
  if (!load) throw new Error(`no page is named ${name}`)
  const { Component, preload } = await load()
  if (whole) await preload?.()
  return Component
}

/**
 * The language of an address: that of its prefix. Without one it is English, but for `/acquisition/` itself, which is
 * shown in the visitor's language without a redirect.
 */
export function languageOf(
  { prefix, path }: Pick<MatchedRoute, "prefix" | "path">,
  negotiate: () => Language = negotiatedLanguage,
): Language {
  if (prefix) return prefix
  return path === "" ? negotiate() : defaultLanguage
}

interface LoadOptions {
  negotiate?: () => Language
  /** Whether all of its parts are fetched; a page that is hydrated shows the prerendered ones until theirs arrive. */
  whole?: boolean
}

/**
 * Loads code and texts of the page at a router path. Answers undefined where no page is; rejects when code or texts can't
 * be had.
 */
export type LoadPage = (pathname: string, options?: LoadOptions) => Promise<LoadedPage | undefined>

/** Makes the function that loads pages; which modules there are is the app's to say. */
export function pageLoader(findModule: FindModule): LoadPage {
  return async (pathname, { negotiate = negotiatedLanguage, whole = true } = {}) => {
    const route = routeAt(pathname) ?? (await addedRoute(pathname))
    if (!route) return undefined
    const [Component, language] = await Promise.all([
      loadComponent(findModule, route.name, whole),
      ensurePageTexts(languageOf(route, negotiate), textAreasOf(route.name, route.path, whole)),
    ])
    return { ...route, language, Component }
  }
}

/** The route of a landing page that the site has by a flag alone. */
async function addedRoute(pathname: string): Promise<MatchedRoute | undefined> {
  const route = addedRouteAt(pathname)
  return route && (await isFlaggedLanding(route.path)) ? route : undefined
}
