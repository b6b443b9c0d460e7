import type { ComponentType } from "react"
import { defaultLanguage, type Language } from "../config/languages"
import { isFlaggedLanding } from "../experiments/experiments"
import { ensurePageTexts } from "../i18n/i18n"
import { negotiatedLanguage } from "../i18n/pageLanguage"
import { textAreasOf } from "../routes/pagePaths"
import type { RouteName } from "../routes/routeTable"
import type { Page } from "../routes/usePage"
import { addedRouteAt, routeAt, type MatchedRoute } from "./routes"

/** A page with all that it takes to show it. */
export interface LoadedPage extends Page {
  /** Id of its route. */
  id: string
  Component: ComponentType
}

/** What a page's module exports. */
interface PageModule {
  Component: ComponentType
  /** Fetches parts that a prerendered page shows without their code. */
  preload?: () => Promise<void>
}

const modules = import.meta.glob<PageModule>("../pages/*/page.tsx")

async function loadComponent(name: RouteName, whole: boolean): Promise<ComponentType> {
  const load = modules[`../pages/${name}/page.tsx`]
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
 * Loads code and texts of the page at a router path: the one way of browser, build and tests. Answers undefined where
 * no page is; rejects when code or texts can't be had.
 */
export async function loadPage(
  pathname: string,
  { negotiate = negotiatedLanguage, whole = true }: LoadOptions = {},
): Promise<LoadedPage | undefined> {
  const route = routeAt(pathname) ?? (await addedRoute(pathname))
  if (!route) return undefined
  const [Component, language] = await Promise.all([
    loadComponent(route.name, whole),
    ensurePageTexts(languageOf(route, negotiate), textAreasOf(route.name, route.path, whole)),
  ])
  return { ...route, language, Component }
}

/** The route of a landing page that the site has by a flag alone. */
async function addedRoute(pathname: string): Promise<MatchedRoute | undefined> {
  const route = addedRouteAt(pathname)
  return route && (await isFlaggedLanding(route.path)) ? route : undefined
}
