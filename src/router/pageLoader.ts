import type { ComponentType } from "react"
import { defaultLanguage, type Language } from "../lib/languages"
import { existsByFlag } from "../services/experiments/experiments"
import { ensurePageTexts } from "../services/i18n/i18n"
import { visitorLanguage } from "../services/i18n/visitorLanguage"
import { namespacesOf } from "./pagePaths"
import type { RouteName } from "./routeTable"
import type { Page } from "./usePage"
import { possibleRouteByFlag, routeAt, type MatchedRoute } from "./routes"

/** A page with everything needed to render it. */
export interface LoadedPage extends Page {
  id: string
  Component: ComponentType
}

/** What a page's module exports. Its folder has the route's name (routeTable.ts). */
export interface PageModule {
  Component: ComponentType
  /**
   * Loads the parts that the page shows at once but whose code is in separate chunks.
   * @param includeDeferred whether to include what a hydrated page shows as prerendered HTML until its code arrives
   */
  preload?: (language: Language, includeDeferred: boolean) => Promise<void>
}

/** Returns the import function of a page's module; undefined if there is no such page. */
type FindModule = (name: RouteName) => (() => Promise<PageModule>) | undefined

async function loadComponent(
  findModule: FindModule,
  name: RouteName,
  ...preloadArguments: [language: Language, includeDeferred: boolean]
): Promise<ComponentType> {
  const load = findModule(name)
  if (!load) throw new Error(`no page is named ${name}`)
  const { Component, preload } = await load()
  await preload?.(...preloadArguments)
  return Component
}

/**
 * The language of a path: that of its prefix. Without a prefix it is English, except for `/acquisition/` itself, which
 * is shown in the visitor's language without a redirect.
 */
export function languageOf(
  { prefix, path }: Pick<MatchedRoute, "prefix" | "path">,
  negotiate: () => Language = visitorLanguage,
): Language {
  if (prefix) return prefix
  return path === "" ? negotiate() : defaultLanguage
}

interface LoadOptions {
  negotiate?: () => Language
  /**
   * Whether to load the deferred components too; a hydrated page shows their prerendered HTML until their code arrives.
   */
  includeDeferred?: boolean
}

/**
 * Loads code and texts of the page at a router path. Resolves with undefined if there is no such page; rejects if code
 * or texts cannot be loaded.
 */
export type LoadPage = (pathname: string, options?: LoadOptions) => Promise<LoadedPage | undefined>

/** Creates the page loader; the app provides the modules of the pages. */
export function pageLoader(findModule: FindModule): LoadPage {
  return async (pathname, { negotiate = visitorLanguage, includeDeferred = true } = {}) => {
    const route = routeAt(pathname) ?? (await routeByFlag(pathname))
    if (!route) return undefined
    const wanted = languageOf(route, negotiate)
    const [Component, language] = await Promise.all([
      loadComponent(findModule, route.name, wanted, includeDeferred),
      ensurePageTexts(wanted, namespacesOf(route.name, route.path, { includeDeferred })),
    ])
    // The page falls back to English: its preloaded parts need their English texts too.
    if (language !== wanted) await loadComponent(findModule, route.name, language, includeDeferred)
    return { ...route, language, Component }
  }
}

/** The route of a landing page that exists only by a flag. */
async function routeByFlag(pathname: string): Promise<MatchedRoute | undefined> {
  const route = possibleRouteByFlag(pathname)
  return route && (await existsByFlag(route.path)) ? route : undefined
}
