import { isLanguage, type Language } from "./languages"
import { percentDecode } from "./percentCoding"

/**
 * How addresses look when they arrive (docs/decisions/damaged-addresses.md): mails, chats and scanners encode their
 * signs again, escape them for HTML or for quoted-printable, change letter case, and stick text to their ends. The
 * inline scripts, the entry, hosts and the fields for codes all read addresses by these patterns. None uses lookbehind,
 * which Safari before 16.4 does not know.
 */

/** What separates parameters, and what stands between name and value, as they are or percent-encoded once or more. */
export const separator = "(?:[?&;]|%(?:25)*(?:26|3[BF]))"
export const equals = "(?:=|%(?:25)*3D)"

/** Blanks, punctuation and invisible characters before a name. */
export const beforeName = "(?:[^\\w%&?;]|%(?:25)*[^4-7].)*"

/** Names as they are, or divided by the soft line break of a quoted-printable mail. */
export const namePattern = (names: string): string => `(?:${names.replace(/\B/g, "=?")})`

/**
 * The raw value of a parameter of a query however damaged, packed in acqParams or not; undefined if there is none. What
 * separates parameters ends it, so it is not for values that contain a URL, whose query is its own.
 * @param names one name, or several with `|` between them
 */
export const findParameter = (query: string, names: string): string | undefined =>
  new RegExp(
    `(?:^|${separator}|acqParams${equals})${beforeName}${namePattern(names)}${equals}(.*?)(?:${separator}|$)`,
    "i",
  ).exec(query.replace(/https?(:|%3A)[^&]*/gi, "_"))?.[1]

/**
 * Splits what follows the host of an address into path, query and hash. A query glued to the path counts as one, and so
 * does what a browser takes for the hash in `&#38;`, `&#038;`, `&#x26;`, `#?` or `#/?`.
 */
export function splitAddress(address: string): { path: string; search: string; hash: string } {
  const [, path = "", query = "", hash = ""] =
    /^([^#?&;]*?)(?:(?:#.?)?(?:[?&;]|%(?:25)*(?:3F|26(?=[\w%]+=)))(.*?)|)(#(?!x?\d+;).*)?$/i.exec(address) ?? []
  return { path, search: query && `?${query}`, hash }
}

/** What is left of an escape in which a link was cut off. */
export const cutEscape = /%[\dA-F]?$/i

/** Percent-decodes a text that may have been encoded several times; one that is not encoded correctly stays encoded. */
const decodeFully = (text: string): string => percentDecode(text.replace(/%(?:25)+/g, "%").replace(cutEscape, ""))

/** The language that a query names, by its base code in any case: `de-AT`, `DE`. */
export function languageIn(query: string): Language | undefined {
  const tag = findParameter(query, "lang")?.toLowerCase()
  return tag?.match(/^(?:%..|\W|3d)*([a-z]+)/)?.find(isLanguage)
}

/**
 * The language that a segment of a path names as a prefix, in any case and with a region: `DE`, `de-AT`, `de_at`,
 * `en-150`; undefined if it names none.
 */
export const languageOfSegment = (segment = ""): Language | undefined =>
  [segment.toLowerCase().replace(/[-_]([a-z]{2}|\d{3})$/, "")].find(isLanguage)

/**
 * The value of a parameter without what its way has done to it: encoded it again, appended parameters, or surrounded it
 * with blanks, quotes, brackets, the rest of its HTML or Markdown, punctuation or invisible characters (but `{{id}}`,
 * which nobody has filled in, does not become an id). What is only percent-encoded, as senders do, is only decoded:
 * periods, hyphens and colons within a value, a plus (no value contains blanks) and the padding of base64 remain.
 */
export const cleanValue = (raw: string): string =>
  // Most visitors bring none: the patterns, which are slow to compile, wait for a text.
  raw &&
  decodeFully(raw)
    .replace(/^(\W*\w\S*?)(?:"|__;|\s*(?:"?[<>]|[()[\]|\\`*])).*$/s, "$1")
    .replace(/^[^\p{L}\p{N}+/_[{<$%-]+|(?:&#?\w+;|[^\p{L}\p{N}=+/_~-])+$/gu, "")

/**
 * A path without what was stuck to it: `index.html`, blanks, punctuation, the rest of its HTML or Markdown, invisible
 * characters; without soft line breaks, and with hyphens and slashes as they are. Paths of no page stay, and those of
 * editorial pages, which end with an id of any characters.
 */
export function tidyPath(path: string): string {
  const tidy = decodeFully(path)
    .replaceAll("=", "")
    .replace(/(?:\/index(?:\.\w\w)?\.html|["<>()[\]|\\`*][^]*|[^\p{L}\p{N}/_-])+\/*$/iu, "")
  return /\/content\//i.test(path) || !/^[\w/-]+$/.test(tidy) ? path : tidy
}
