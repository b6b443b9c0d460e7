import { basePath } from "../../../lib/basePath"
import { extractRegistrationCode, registrationCodeProblem } from "../../../lib/registrationCode"
import { parseUrl } from "../../../lib/parseUrl"
import { packedKey, unpackQuery } from "../../../lib/query"
import { landingPathAt } from "../../../router/experimentContextAt"
import { pathsOf } from "../../../router/pagePaths"
import { joinPath, splitPath } from "../../../router/prefixes"
import { packParameters, type LinkValues } from "./values"

/** Where a link leads, and with which campaign parameters. */
type LinkDestination = Omit<LinkValues, "code">

/** Contents of a registration link. */
export interface LinkContents extends LinkValues {
  /** The signed validity, called "the signature" in comments; undefined in a link that was written by hand. */
  validityTimestamp: string | undefined
}

export type LinkReadProblem =
  | "link.read.error.empty"
  | "link.read.error.noLink"
  | "link.read.error.site"
  | "link.read.error.page"
  | "link.read.error.code"

/** Result of reading a text as a registration link. */
export type LinkReading = { contents: LinkContents; problem?: never } | { contents?: never; problem: LinkReadProblem }

/**
 * The link to share: the backend's signed link, changed to a language and a landing page, with the campaign parameters
 * packed into acqParams (product decisions, section 8).
 * @param signed absolute URL returned by the backend
 * @throws a TypeError if `signed` is not a URL
 */
export function composeLink(signed: string, { language, page, parameters }: LinkDestination): string {
  const url = new URL(signed)
  url.pathname = basePath + joinPath(language, page)
  if (parameters.length > 0) url.searchParams.set(packedKey, packParameters(parameters))
  return url.href
}

/** Parses a text as an http(s) URL; undefined if it is not one. */
export function parseHttpUrl(text: string): URL | undefined {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/**
 * Finds the URL in pasted text: a message, the source of an HTML mail, a URL without its scheme; undefined if none is
 * there.
 */
function urlIn(text: string): URL | undefined {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replaceAll("&amp;", "&")
    .trim()
  const link = /https?:\/\/[^\s<>"]+/i.exec(plain)?.[0] ?? `https://${plain}`
  const url = parseHttpUrl(link)
  // A single word is not a host, except a developer's localhost.
  return url && /[.:]|^localhost$/.test(url.host) ? url : undefined
}

/**
 * The landing page at a path of this host; "elsewhere" for a path that belongs to another site of this host, undefined
 * for a page of this site that is not a landing page.
 */
function landingAt(pathname: string): Pick<LinkValues, "language" | "page"> | "elsewhere" | undefined {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return "elsewhere"
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  // A name that is not built in may come from a flag, and is left as it is.
  const page = pathsOf("landing").find((path) => path.toLowerCase() === rest.toLowerCase()) ?? rest
  return landingPathAt(rest) === undefined ? undefined : { language: prefix, page }
}

/**
 * Reads a registration link, also from within a message or the source of an HTML mail.
 * @param text what was pasted
 * @param hosts names (with ports) of this site's hosts
 */
export function readLink(text: string, hosts: readonly string[]): LinkReading {
  if (text.trim() === "") return { problem: "link.read.error.empty" }
  const url = urlIn(text)
  if (!url) return { problem: "link.read.error.noLink" }
  const landing = landingAt(url.pathname)
  if (!hosts.includes(url.host) || landing === "elsewhere") return { problem: "link.read.error.site" }
  if (!landing) return { problem: "link.read.error.page" }
  return readQuery(url.search, landing)
}

function readQuery(search: string, landing: Pick<LinkValues, "language" | "page">): LinkReading {
  const query = new URLSearchParams(unpackQuery(search).search)
  const code = extractRegistrationCode(query.get("rc") ?? "")
  if (registrationCodeProblem(code)) return { problem: "link.read.error.code" }
  const validityTimestamp = query.get("validityTimestamp") || undefined
  const parameters = [...query]
    .filter(([name]) => name !== "rc" && name !== "validityTimestamp")
    .map(([name, value]) => ({ name, value }))
  return { contents: { code, validityTimestamp, ...landing, parameters } }
}
