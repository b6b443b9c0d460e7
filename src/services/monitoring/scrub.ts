import { personalText } from "../../lib/fieldKinds"
import { draftParts, type Draft } from "../state/registrationState"

/** Replaces personal data. */
export const scrubbed = "[scrubbed]"

/** Maximum depth of an object; deeper values are left out, which also ends circular references. */
const maxDepth = 12

/** Query parameters that reveal nothing about a person; all others are scrubbed. */
const plainParameters = "lang|reason|disablegb|utm_(?:source|medium|campaign|content|term|id)"

type TextPart = { [Part in keyof Draft]: string extends Draft[Part] ? Part : never }[keyof Draft]

/** What a visitor types in the registration form, by its names in the registration state. */
export const personalParts = Object.entries(draftParts).flatMap(([part, kind]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries types every name as any text
  Object.is(kind, personalText) ? [part as TextPart] : [],
)

/**
 * Names of personal data and secrets, as object keys and in texts like `rc=…` or `"rc": "…"`. A space in a name
 * stands for a hyphen, an underscore or nothing at all.
 */
const privateNames = [
  ...personalParts.map((part) => part.replace(/^registration/, "(?:registration)?").replace(/[A-Z]/g, " $&")),
  "e mail|email address|login hint|given name|family name|full name|user name|invitor name|inviter",
  "phone|phone number|tel",
  "rc|registration code|invitation code|sms code|validity timestamp",
  "token|auth token|access token|id token|consent token|phone verification token|authorization",
  "activation id|account activation id|registration id|customer id|salted hashed customer id",
  "acq params|redirect url|redirect uri|cookie|password",
]
  .join("|")
  .replaceAll(" ", "[-_]?")
const privateKey = new RegExp(`^(?:${privateNames})$`, "i")

/** The patterns to search for, each with its replacement. No lookbehind: in Safari before 16.4 it is a syntax error. */
const patterns: readonly [RegExp, string][] = [
  // JSON Web Tokens, whole or truncated: base64url of `{"`.
  [/\beyJ[\w-]{5,}(?:\.[\w-]*){0,2}/g, scrubbed],
  [/\b(bearer)\s+[^\s"',;]+/gi, `$1 ${scrubbed}`],
  // Queries and fragments, also of URLs inside a sentence.
  [new RegExp(`([?&#](?!(?:${plainParameters})=)[\\w.%[\\]-]{1,60}=)[^&#\\s"'<>)]+`, "gi"), `$1${scrubbed}`],
  // The same, percent-encoded once or more, as the value of another parameter.
  [/(%(?:25)*(?:3F|26|23)[\w.-]{1,60}%(?:25)*3D)(?:(?!%(?:25)*(?:26|23))[^&#\s"'<>)])+/gi, `$1${scrubbed}`],
  // Named values: rc=…, registrationCode: …, "email":"…", and GraphQL variables in a text.
  [
    new RegExp(
      `(^|[^\\w-])((?:${privateNames})\\\\?["']?\\s{0,3}(?:[:=]|%3D)\\s{0,3})(?!\\[scrubbed)(?:\\\\?"[^"]*"|'[^']*'|[^\\s&"',;})\\]]+)`,
      "gi",
    ),
    `$1$2${scrubbed}`,
  ],
  // E-mail addresses, also percent-encoded.
  [/[^\s@<>"'(),:;=&?/[\]]+(?:@|%(?:25)*40)[^\s@<>"'(),:;=&?/[\]]+\.[^\s@<>"'(),:;=&?/[\]]+/gi, scrubbed],
  // Phone numbers: 6 to 15 digits after a plus (ITU-T E.164), otherwise at least 8; not inside ids, names and versions.
  [/(^|[^\p{L}\p{N}_.-])\+\d(?:[ ()/.-]{0,2}\d){5,14}(?![\p{L}\p{N}-])/gu, `$1${scrubbed}`],
  [/(^|[^\p{L}\p{N}_.:/-])\(?\d(?:[ ()/.-]{0,2}\d){7,14}(?![\p{L}\p{N}-])/gu, `$1${scrubbed}`],
]

/**
 * Returns a copy of a value and its nested values (down to `maxDepth`), without anything that is known to be personal
 * or looks like it. Text that is already scrubbed is left alone.
 */
export type Scrub = (value: unknown) => unknown

/**
 * Creates the scrubber of error reports (product decisions, section 6).
 * @param personal texts that are currently known to be personal: what the visitor has typed, names, codes, tokens. They
 *   are scrubbed as whole words, in any URL encoding, in upper and lower case.
 */
export function createScrub(personal: () => readonly (string | undefined)[]): Scrub {
  return (value) => {
    const pattern = personalPattern(personal())
    return scrubValue(value, (text) => scrubText(text, pattern), 0)
  }
}

function scrubText(text: string, personal: RegExp | undefined): string {
  // Twice: if two texts are adjacent, the first match consumes the character that must precede the second.
  const first = personal ? text.replace(personal, `$1${scrubbed}`).replace(personal, `$1${scrubbed}`) : text
  return patterns.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), first)
}

function scrubValue(value: unknown, scrub: (text: string) => string, depth: number): unknown {
  if (typeof value === "string") return scrub(value)
  if (typeof value !== "object" || value === null) return value
  if (depth >= maxDepth) return undefined
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, scrub, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      scrub(key),
      privateKey.test(key) && item != null ? scrubbed : scrubValue(item, scrub, depth + 1),
    ]),
  )
}

/** One pattern for all known texts, the longest first; undefined if there are none. */
function personalPattern(personal: readonly (string | undefined)[]): RegExp | undefined {
  const texts = personal.flatMap((text) =>
    text && /[^\s+]/.test(text) ? [text.trim().normalize("NFC"), text.trim().normalize("NFD")] : [],
  )
  if (texts.length === 0) return undefined
  const longestFirst = [...new Set(texts)].sort((one, other) => other.length - one.length)
  const spellings = longestFirst.map((text) =>
    text
      .split(/([\s+]+)/)
      .map(spellingsOf)
      .join(""),
  )
  return new RegExp(`(^|[^\\p{L}\\p{N}]|%(?:25)*[\\dA-F]{2})(?:${spellings.join("|")})(?![\\p{L}\\p{N}])`, "giu")
}

/**
 * A pattern for a word, or for the separator between two, in every way a URL may encode it: literally, percent-encoded
 * once or more, with a plus for a space (WHATWG URL, application/x-www-form-urlencoded).
 */
function spellingsOf(part: string): string {
  if (/^[\s+]/.test(part)) return "(?:[\\s+]|%(?:25)*2[0B])+"
  return Array.from(part, (character) => {
    // The `i` flag does not apply to percent-encoded characters.
    const cases = new Set([character, character.toLowerCase(), character.toUpperCase()])
    const spellings = [...cases].flatMap((text) => [text.replace(/[\\^$.*?()[\]{}|/]/g, "\\$&"), encoded(text)])
    return `(?:${spellings.join("|")})`
  }).join("")
}

const encoded = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%(?:25)*${byte.toString(16).padStart(2, "0")}`).join("")
