import { basePath } from "../../../lib/basePath"
import { parseInvitationCode, codeProblem } from "../../../lib/invitationCode"
import { parseUrl } from "../../../lib/parseUrl"
import { packedKey, unpackQuery } from "../../../lib/query"
import { isSecondStep, pathsOf } from "../../../router/pagePaths"
import { joinPath, splitPath, type Prefix } from "../../../router/prefixes"
import { routeTable } from "../../../router/routeTable"
import { packParameters, type LinkValues } from "./values"

/** Where a link leads: language, landing page, campaign. */
export type LinkTarget = Omit<LinkValues, "code">

/** What stands in a registration link. */
export interface ReadLink extends LinkValues {
  /** The signed validity; undefined in a link that was put together by hand. */
  validityTimestamp: string | undefined
}

export type ReadProblem =
  | "link.read.error.empty"
  | "link.read.error.noLink"
  | "link.read.error.site"
  | "link.read.error.page"
  | "link.read.error.code"

/** What reading a text as a registration link comes to. */
export type Reading = { link: ReadLink; problem?: never } | { link?: never; problem: ReadProblem }

/**
 * The link that is handed out: the backend's signed one, led to a language and a landing page, with the campaign's
 * parameters packed into acqParams (product decisions, section 8).
 * @param signed absolute address that the backend has answered
 * @throws a TypeError when that is none
 */
export function composeLink(signed: string, { language, slug, parameters }: LinkTarget): string {
  const url = new URL(signed)
  url.pathname = basePath + joinPath(language, slug)
  if (parameters.length > 0) url.searchParams.set(packedKey, packParameters(parameters))
  return url.href
}

/** The same link in another language; empty for the reader's own. */
export function linkIn(language: Prefix, link: string): string {
  const url = new URL(link)
  url.pathname = basePath + joinPath(language, splitPath(url.pathname.slice(basePath.length)).rest)
  return url.href
}

/** A text as a web address; undefined where it is none. */
export function parseAddress(text: string): URL | undefined {
  const url = parseUrl(text)
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

/** The address in what was pasted: a message, the source of an HTML mail, an address without its scheme. */
function addressIn(text: string): URL | undefined {
  const plain = text
    .replace(/\p{Cf}/gu, "")
    .replaceAll("&amp;", "&")
    .trim()
  const link = /https?:\/\/[^\s<>"]+/i.exec(plain)?.[0] ?? `https://${plain}`
  const url = parseAddress(link)
  // A mere word is no host, but for the developer's own.
  return url && /[.:]|^localhost$/.test(url.host) ? url : undefined
}

/** Paths below the language prefix that lead to other pages than a landing page. */
const otherPaths = routeTable.flatMap(({ name }) => (name === "landing" ? [] : pathsOf(name)))

/** The landing page at a path of this host; "elsewhere" for one of another site, undefined for another page of this one. */
function landingIn(pathname: string): Pick<LinkValues, "language" | "slug"> | "elsewhere" | undefined {
  if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return "elsewhere"
  const { prefix, rest } = splitPath(pathname.slice(basePath.length))
  const isOther = rest.includes("/") || otherPaths.includes(rest) || isSecondStep(rest)
  return isOther ? undefined : { language: prefix, slug: rest }
}

/**
 * Reads a registration link back, also one inside a message and one from the source of an HTML mail.
 * @param text what was pasted
 * @param hosts names of the hosts (with their ports) on which this site stands
 */
export function readLink(text: string, hosts: readonly string[]): Reading {
  if (text.trim() === "") return { problem: "link.read.error.empty" }
  const url = addressIn(text)
  if (!url) return { problem: "link.read.error.noLink" }
  const landing = landingIn(url.pathname)
  if (!hosts.includes(url.host) || landing === "elsewhere") return { problem: "link.read.error.site" }
  if (!landing) return { problem: "link.read.error.page" }
  return readQuery(url.search, landing)
}

function readQuery(search: string, landing: Pick<LinkValues, "language" | "slug">): Reading {
  const query = new URLSearchParams(unpackQuery(search).search)
  const code = parseInvitationCode(query.get("rc") ?? "")
  if (codeProblem(code)) return { problem: "link.read.error.code" }
  const validityTimestamp = query.get("validityTimestamp") || undefined
  const parameters = [...query]
    .filter(([name]) => name !== "rc" && name !== "validityTimestamp")
    .map(([name, value]) => ({ name, value }))
  return { link: { code, validityTimestamp, ...landing, parameters } }
}
