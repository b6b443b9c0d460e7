import { basePath } from "../../../lib/basePath"
import { parseUrl } from "../../../lib/parseUrl"
import { pathsOf } from "../../../router/pagePaths"
import { joinPath, splitPath, type Prefix } from "../../../router/prefixes"

/**
 * Reads an address of this site: same origin, below the base path.
 * @param text as typed, starting with a slash or a scheme: a bare "example.com/x" is meant as another site
 * @param origin of this site, e.g. "https://www.example.com"
 */
export function readSiteUrl(text: string, origin: string): URL | undefined {
  const plain = text.trim()
  const url = /^(?:\/|https?:\/\/)/i.test(plain) ? parseUrl(plain, origin) : undefined
  if (url?.origin !== origin || url.username || url.password) return undefined
  return url.pathname === basePath || url.pathname.startsWith(`${basePath}/`) ? url : undefined
}

/** The absolute URL of a landing page under a language prefix. */
export const landingUrl = (origin: string, prefix: Prefix, page: string): string =>
  origin + basePath + joinPath(prefix, page)

/** The landing page that a URL of this site shows, whatever its query and hash; undefined if it shows another page. */
export function landingAt({ pathname }: URL): { prefix: Prefix; page: string } | undefined {
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  return pathsOf("landing").includes(rest) ? { prefix, page: rest } : undefined
}

/** The landing page at a plain address of this site, without query and hash; undefined for any other text. */
export function landingAtAddress(text: string, origin: string): ReturnType<typeof landingAt> {
  const url = readSiteUrl(text, origin)
  return url && url.search + url.hash === "" ? landingAt(url) : undefined
}
