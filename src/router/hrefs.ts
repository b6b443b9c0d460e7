import { basePath } from "../lib/basePath"
import { siteOrigin } from "../services/settings/build"
import { languages, type Language } from "../lib/languages"
import { joinPath, prefixOf } from "./prefixes"
import { routeNamed, type RouteName } from "./routeTable"

/** Router path (below the base path) of a page in a language. */
export function routerPathOf(name: RouteName, language: Language): string {
  return joinPath(prefixOf(language), routeNamed(name).path)
}

/** The canonical URL of a page in a language, for search engines and social networks. */
export function canonicalOf(path: string, language: Language): string {
  return `${siteOrigin}${basePath}${joinPath(prefixOf(language), path)}`
}

/**
 * The URLs of a page in all languages, and x-default: the URL without a prefix. There the start page is shown in the
 * visitor's language, and any other page redirects to its own URL in that language (boot/head/languageRedirect.ts). The
 * file at the URL without a prefix is in English.
 */
export function alternatesOf(path: string): { hreflang: string; href: string }[] {
  return [
    ...languages.map((language) => ({ hreflang: language as string, href: canonicalOf(path, language) })),
    { hreflang: "x-default", href: `${siteOrigin}${basePath}${joinPath("", path)}` },
  ]
}
