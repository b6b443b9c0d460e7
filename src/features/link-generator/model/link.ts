import { basePath } from "../../../lib/basePath"
import { extractRegistrationCode, registrationCodeProblem } from "../../../lib/registrationCode"
import { parseUrl } from "../../../lib/parseUrl"
import { packedKey, unpackQuery } from "../../../lib/query"
import { landingPathAt } from "../../../router/experimentContextAt"
import { pathsOf } from "../../../router/pagePaths"
import { joinPath, splitPath } from "../../../router/prefixes"
import { channelsIn, parametersIn, type LinkValues, type Parameter, type LinkLanguage } from "./values"

/** Where a link leads, and what it tells analytics. */
interface LinkTarget {
  /** First path segment; empty: recipients see the page in their own language. */
  language: LinkLanguage
  /** Name of a landing page; empty for the start page. */
  page: string
  /** Sent as utm_source; empty for none. */
  channel: string
}

/** A link to share. */
export interface TargetedLink extends LinkTarget {
  link: string
}

/** The links that were just generated, at least one. */
export interface GeneratedLinks {
  code: string
  /** ISO 8601; undefined if the backend did not return it. */
  validUntil: string | undefined
  links: readonly TargetedLink[]
}

/** Contents of a registration link. */
export interface LinkContents {
  code: string
  /** The signed validity; undefined in a link that was written by hand. */
  validityTimestamp: string | undefined
  language: LinkLanguage
  page: string
  parameters: readonly Parameter[]
}

export type LinkReadProblem =
  | "read.error.empty"
  | "read.error.noLink"
  | "read.error.site"
  | "read.error.page"
  | "read.error.code"

/** Result of reading a text as a registration link. */
export type LinkReading = { contents: LinkContents; problem?: never } | { contents?: never; problem: LinkReadProblem }

/** Packs a link's parameters into the value of acqParams, before URL encoding; a channel is its utm_source. */
export function packParameters(channel: string, parameters: readonly Parameter[]): string {
  const source = channel ? [["utm_source", channel]] : []
  return new URLSearchParams([...source, ...parameters.map(({ name, value }) => [name, value])]).toString()
}

/**
 * The links to share: the backend's signed link, pointed at every combination of landing page, language and channel,
 * with the campaign parameters packed into acqParams (product decisions, section 8).
 * @param signed absolute URL returned by the backend; one signature serves all of them
 * @throws a TypeError if `signed` is not a URL
 */
export function composeLinks(signed: string, { languages, pages, channels, parameters }: LinkValues): TargetedLink[] {
  const shared = parametersIn(parameters)
  return channelsIn(channels).flatMap((channel) =>
    pages.flatMap((page) =>
      languages.map((language) => {
        const url = new URL(signed)
        url.pathname = basePath + joinPath(language, page)
        const packed = packParameters(channel, shared)
        if (packed) url.searchParams.set(packedKey, packed)
        return { link: url.href, channel, page, language }
      }),
    ),
  )
}

/** Parses a text as an http(s) URL; undefined if it is not one. */
export function parseHttpUrl(text: string): URL | undefined {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/**
 * Finds the URL in pasted text: a message, the source of an HTML mail, a URL without its scheme; undefined if none.
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
function landingAt(pathname: string): Pick<LinkContents, "language" | "page"> | "elsewhere" | undefined {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return "elsewhere"
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  // A name that is not built in may come from a flag, and is left as it is.
  const page = pathsOf("landing").find((path) => path.toLowerCase() === rest.toLowerCase()) ?? rest
  return landingPathAt(rest) === undefined ? undefined : { language: prefix, page }
}

/**
 * Reads a registration link, also from within a message or the source of an HTML mail.
 * @param hosts names (with ports) of this site's hosts
 */
export function readLink(text: string, hosts: readonly string[]): LinkReading {
  if (text.trim() === "") return { problem: "read.error.empty" }
  const url = urlIn(text)
  if (!url) return { problem: "read.error.noLink" }
  const landing = landingAt(url.pathname)
  if (!hosts.includes(url.host) || landing === "elsewhere") return { problem: "read.error.site" }
  if (!landing) return { problem: "read.error.page" }
  return readQuery(url.search, landing)
}

function readQuery(search: string, landing: Pick<LinkContents, "language" | "page">): LinkReading {
  const query = new URLSearchParams(unpackQuery(search).search)
  const code = extractRegistrationCode(query.get("rc") ?? "")
  if (registrationCodeProblem(code)) return { problem: "read.error.code" }
  const validityTimestamp = query.get("validityTimestamp") || undefined
  const parameters = [...query]
    .filter(([name]) => name !== "rc" && name !== "validityTimestamp")
    .map(([name, value]) => ({ name, value }))
  return { contents: { code, validityTimestamp, ...landing, parameters } }
}
