import { basePath } from "../../../lib/basePath"
import { parseUrl } from "../../../lib/parseUrl"
import { pathsOf } from "../../../router/pagePaths"
import { joinPath, splitPath, type Prefix } from "../../../router/prefixes"

export type UrlProblem =
  | "split.error.addressMissing"
  | "split.error.addressForm"
  | "split.error.addressSite"
  | "split.error.addressPath"

type ReadUrl = { url: URL; problem?: never } | { url?: never; problem: UrlProblem }

/**
 * Reads a URL of this site: same origin, below the base path.
 * @param text as typed, starting with a slash or a scheme
 * @param origin of this site, e.g. "https://www.example.com"
 */
export function readUrl(text: string, origin: string): ReadUrl {
  const plain = text.trim()
  if (plain === "") return { problem: "split.error.addressMissing" }
  // A bare "example.com/x" is a relative path to the browser, but meant as another site by whoever typed it.
  if (!/^(?:\/|https?:\/\/)/i.test(plain)) return { problem: "split.error.addressForm" }
  const url = parseUrl(plain, origin)
  if (!url) return { problem: "split.error.addressForm" }
  if (url.origin !== origin || url.username !== "" || url.password !== "") {
    return { problem: "split.error.addressSite" }
  }
  return url.pathname === basePath || url.pathname.startsWith(`${basePath}/`)
    ? { url }
    : { problem: "split.error.addressPath" }
}

/** The absolute URL of a landing page under a language prefix. */
export function landingUrl(origin: string, prefix: Prefix, page: string): string {
  return origin + basePath + joinPath(prefix, page)
}

/** The landing page at a URL of this site without query and hash; undefined for any other URL. */
export function landingAtUrl(text: string, origin: string): { prefix: Prefix; page: string } | undefined {
  const { url } = readUrl(text, origin)
  if (!url || url.search !== "" || url.hash !== "") return undefined
  const { prefix, rest } = splitPath(url.pathname.slice(basePath.length))
  return pathsOf("landing").includes(rest) ? { prefix, page: rest } : undefined
}
