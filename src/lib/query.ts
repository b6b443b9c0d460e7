import { beforeName, cleanValue, cutEscape, equals, namePattern, separator } from "./address"
import { percentDecode, percentEncode } from "./percentCoding"

/** Maximum length of a packed text, in characters. */
export const packedLimit = 4096

/** Name of the parameter that contains other parameters. */
export const packedKey = "acqParams"

/** The parameters that are read however damaged. The value of each is one word, except that of acqParams. */
const names = ["rc", "validityTimestamp", "activationId", "token", "lang", "email", packedKey] as const
const anyOfThem = namePattern(names.join("|"))

/** A separator, perhaps escaped for HTML: `&amp;`, `&amp;amp;`, `&#38;`, `&#x26;`. */
const escaped = `${separator}(?:(?:amp|(?:#|%(?:25)*23)(?:0*38|x0*26))(?:;|%(?:25)*3B))*`
const ampersand = /&(?:(?:amp|#0*38|#x0*26);)*/i
const beforeOneOfThem = new RegExp(`${escaped}(?=${beforeName}${anyOfThem}${equals})`, "i")
/** A parameter of a campaign or an advertisement, glued to the one before it. */
const glued = "(?=(?:utm_\\w+|(?:fb|g|ms)clk?id|mc_[ce]id)=)"
const beforeAny = new RegExp(`${escaped}(?=${beforeName}\\w[\\w.-]*${equals})|${glued}`, "i")
const oneOfThem = new RegExp(`^${beforeName}(${anyOfThem})${equals}(.*)$`, "is")
/** The value of acqParams contains parameters with encoded signs, so it ends only before one with another. */
const beforeRawEquals = new RegExp(`${escaped}(?=${beforeName}\\w[\\w.-]*=)`, "i")
const encodedEquals = new RegExp(equals, "i")
/** A value that is a URL, whose query is its own. */
const withUrl = /^[\w.-]*(?:=|%(?:25)*3D)(?:[\w.+-]*(?::|%(?:25)*3A))?(?:\/|%(?:25)*2F)/i

/** In quoted-printable, each `=` is `=3D`. Not so in a query where one of the parameters has none, or is such a UUID. */
const quoted = new RegExp(`\\b${anyOfThem}=3D`, "i")
const notQuoted = new RegExp(
  `\\b${anyOfThem}=(?!=?3D(?![\\dA-F]{6}-?(?:[\\dA-F]{4}-?){3}[\\dA-F]{12}(?![\\dA-F])))`,
  "i",
)

type Parameter = [text: string, name: (typeof names)[number] | undefined, value: string]

function readPart(text: string): Parameter {
  const [, found = "", raw = ""] = oneOfThem.exec(text) ?? []
  const spelled = found.replaceAll("=", "").toLowerCase()
  const name = names.find((candidate) => candidate.toLowerCase() === spelled)
  // A code is often typed, pasted or sent by a form, with blanks.
  return [text, name, name === "rc" ? raw.replaceAll("+", " ") : raw]
}

/** A text whose equals signs are all encoded, as where a link was encoded again, with its own signs. */
function decodeSigns(text: string): string {
  const isEncoded = !text.includes("=") && encodedEquals.test(text)
  const decoded = isEncoded ? percentDecode(text).replace(/[^!-~]|["#<>]/gu, percentEncode) : text
  return decoded === text ? text : decodeSigns(decoded)
}

/** A percent-encoded character that a soft line break of a quoted-printable text has divided. */
const dividedEscape = /(%(?:25)*)=?([\dA-F])=?([\dA-F])/gi

/** What is in quoted-printable, without what an app has appended to it. */
const sent = `(?:(?!${glued}|%26\\w+=)[^?&;])*`
const quotedPart = new RegExp(`${sent}=3D${sent}`, "g")

/** Escapes of quoted-printable for what links contain, blanks at the end of a line, and soft line breaks. */
const quotes = /=(?:(3[AD]|2[BDEF]|5F|26(?=\w+=3D))|(?:20|0[AD])(?!\w)|(?:%0[AD])*(?=[\w+/-]|%(?:2[56BF]|3[AD])))/g
const unquote = (text: string): string => text.replace(quotes, (_, hex) => (hex ? percentDecode(`%${hex}`) : ""))

/** The parameters of a query, including those that have become part of the value before them. */
function split(query: string): Parameter[] {
  const text = decodeSigns(query.replace(dividedEscape, "$1$2$3"))
  const isQuoted = quoted.test(text) && !notQuoted.test(text)
  return `&${isQuoted ? text.replace(quotedPart, unquote) : text}`.split(ampersand).flatMap(splitPart)
}

/** The parameters of what stands between two ampersands. */
function splitPart(part: string): Parameter[] {
  const [, name, value] = readPart(part)
  if (!name && withUrl.test(part)) return readPiece(part)
  const pieces = part.split(name === packedKey ? beforeRawEquals : name ? beforeAny : beforeOneOfThem)
  // A link in place of its code: the browser itself has sent the form at the end of the landing page.
  const isLink = name === "rc" && pieces.length > 1 && cleanValue(value).includes(":/")
  return (isLink ? pieces.slice(1) : pieces).flatMap(readPiece)
}

function readPiece(text: string): Parameter[] {
  const parameter = readPart(text)
  const decoded = parameter[1] ? text : decodeSigns(text)
  return decoded === text ? [parameter] : split(decoded)
}

/** A parameter as it should have arrived, or exactly as it has if nothing is wrong with it. */
function mend([text, name, raw]: Parameter): string {
  if (!name) return text.replaceAll("#", "%23")
  // A lone equals sign within a word is what remains of quoted-printable.
  const value = cleanValue(unquote(raw))
  return new URLSearchParams(text).get(name) === value ? text : `${name}=${percentEncode(value)}`
}

/**
 * Reads a query as it has arrived: the parameters that the site needs are found however damaged, and `acqParams`
 * (percent-encoded query text) is unpacked into it (product decisions, section 3). A parameter that is already in the
 * URL takes precedence. What is nested, malformed or too long is left out and sets `invalid`.
 */
export function unpackQuery(search: string): { search: string; invalid: boolean } {
  if (search === "") return { search, invalid: false }
  const parameters = split(search.slice(1).replace(cutEscape, ""))
  const rest = parameters.filter(([text, name]) => text !== "" && text !== packedKey && name !== packedKey).map(mend)
  const given = new Set(new URLSearchParams(rest.join("&")).keys())
  const packed = parameters.find(([, name]) => name === packedKey)?.[2] ?? ""
  // What cannot be decoded, percentDecode leaves as it is.
  const isBroken = packed.includes("%") && percentDecode(packed) === packed
  const isReadable = packed.length <= packedLimit && !isBroken
  const inner = split(isReadable ? packed : "")
  const unpacked = inner.filter(([, name]) => name !== packedKey).map(mend)
  const added = [...new URLSearchParams(unpacked.join("&"))].filter(([key]) => key !== packedKey && !given.has(key))
  const query = [...rest, new URLSearchParams(added).toString()].filter(Boolean).join("&")
  return { search: query && `?${query}`, invalid: !isReadable || unpacked.length < inner.length }
}
