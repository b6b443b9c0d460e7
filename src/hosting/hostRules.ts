import { parseAccept } from "hono/utils/accept"
import { parse } from "hono/utils/cookie"
import { defaultLanguage, isLanguage } from "../lib/languages"
import { languageIn, languageOfSegment, splitAddress, tidyPath } from "../lib/address"

/** A file that may be sent for a path, and its status. */
export interface FileChoice {
  file: string
  status: 200 | 404
}

const secondStep = "social-registration-second-step"

/** Splits a path into its language prefix, with trailing slash, and the rest. */
function splitPrefix(path: string): { prefix: string; rest: string } {
  const [first, ...others] = path.split("/")
  const language = languageOfSegment(first)
  return language ? { prefix: `${language}/`, rest: others.join("/") } : { prefix: "", rest: path }
}

/** The files to send if the site has no file for the path. */
function fallbacks(path: string): FileChoice[] {
  const { prefix, rest } = splitPrefix(path)
  if (rest === secondStep || rest.endsWith(`/${secondStep}`)) {
    const file = `registration/${secondStep}/index.html`
    return [...(prefix === "" ? [] : [prefix + file]), file].map((name) => ({ file: name, status: 200 }))
  }
  if (/^content\/[^/]+$/i.test(rest)) return [{ file: "shell.html", status: 200 }]
  // A single segment may be a landing page that is only known at run time; a name with a dot was meant as a file.
  return [{ file: /^[^/.]+$/.test(rest) ? "shell.html" : "404.html", status: 404 }]
}

/**
 * The rules for a static host of the built site (product decisions, section 3), except for the start page, whose
 * language is negotiated.
 * @param path decoded, below the base path, without a leading slash
 * @returns candidate files in order; the first that exists is sent
 */
export function fileChoices(path: string): FileChoice[] {
  const bare = path.replace(/\/+$/, "")
  // Compressed copies are sent by content negotiation, not under their own path.
  if (/\.(?:br|gz)$/.test(bare)) return [{ file: "404.html", status: 404 }]
  const choices: FileChoice[] = [{ file: bare === "" ? "index.html" : `${bare}/index.html`, status: 200 }]
  if (bare === path && /\.[^/]+$/.test(bare)) choices.unshift({ file: bare, status: 200 })
  return [...choices, ...fallbacks(bare)]
}

/**
 * Where an address may lead that its way has damaged: with parameters glued to its path, something stuck to its end, in
 * other letter case, with a region in its prefix, or with the name of a page's file
 * (docs/decisions/damaged-addresses.md).
 * @returns paths below the base path, without slashes at their ends, the likelier first; and the query
 */
export function mendedAddress({ pathname, search }: URL, basePath: string): { paths: string[]; search: string } {
  const { path, search: query } = splitAddress(pathname + search)
  const segments = tidyPath(path).slice(basePath.length).match(/[^/]+/g) ?? []
  const { prefix, rest } = splitPrefix(segments.join("/"))
  const tidy = (prefix + rest).replace(/\/$/, "")
  const lower = tidy.toLowerCase()
  // The one page in camel case, as tests/hosts finds out.
  const paths = [tidy, lower, lower.replace(/activateaccounterror$/, "activateaccountError")]
  // What a page's path consists of.
  return { paths: /^[\w/-]*$/.test(tidy) ? paths : [], search: query }
}

/**
 * The language of the landing page at the base path: cookie lang, then query lang (packed in acqParams or not), then
 * Accept-Language, then en (specification section 5). The browser follows the same rule (services/i18n/negotiate.ts).
 */
export function negotiateLanguage(url: URL, headers: Headers): string {
  const accepted = parseAccept(headers.get("accept-language") ?? "").filter(({ q }) => q > 0)
  const wanted = [
    parse(headers.get("cookie") ?? "", "lang")["lang"],
    languageIn(url.search),
    ...accepted.map(({ type }) => type.split("-")[0]?.toLowerCase()),
  ]
  return wanted.find(isLanguage) ?? defaultLanguage
}
