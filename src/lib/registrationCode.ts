import { splitAddress } from "./address"
import { unpackQuery } from "./query"

/** A registration code, with the signed validity of its link if it came with one. */
export interface CodeWithValidity {
  code: string
  validityTimestamp: string | undefined
}

/**
 * What may surround a code: whitespace, quotes, brackets, slashes, signs of emphasis in chats, punctuation, emoji (So,
 * Sk, variation selectors Mn).
 */
const wrapping = String.raw`\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{So}\p{Sk}\p{Mn}"'<>*_~/.,;:=`
const surroundingWrapping = new RegExp(`^[${wrapping}]+|[${wrapping}]+$`, "gu")
/** The same plus ! and ?, in messages. A code that was typed alone keeps these two: "AB12!" is a typing error to report. */
const surroundingPunctuation = new RegExp(`^[${wrapping}!?]+|[${wrapping}!?]+$`, "gu")

/** "code" in the site's languages, also at the end of a longer word (Einladungscode), and the text after it. */
const label = /(?:^|[^\p{L}\p{N}-])\p{L}*(?:code|codice|kod|kodu|koden)(?:\s*[:=]|\s)\s*(\S.*)$/isu

const codeCharacters = /^[A-Za-z0-9-]+$/
/**
 * A word that looks like a code, or like one group of a code written in groups: with a digit, or all capitals (not "I").
 */
const codeLikeWord = /^(?=.*\d|[A-Z-]{2,}$)[A-Za-z0-9-]+$/

function hasCodeLength(code: string): boolean {
  return code.length >= 4 && code.length <= 40
}

/**
 * The invitation in a link, or in the query of one, also if the link stands in another's query, as mail gateways and
 * apps send them; undefined if the text contains none.
 */
function invitationInLink(text: string): CodeWithValidity | undefined {
  for (const word of text.split(/[\s<>"]+/)) {
    if (!/[=%]/.test(word)) continue
    const { path, search } = splitAddress(word)
    const query = new URLSearchParams(unpackQuery(/^[^/]*(?:=|%3D)/i.test(path) ? `?${word}` : search).search)
    const { code } = readInvitation(query.get("rc") ?? "")
    if (code) return { code, validityTimestamp: query.get("validityTimestamp") || undefined }
    for (const value of query.values()) {
      const inner = value.includes("://") ? invitationInLink(value) : undefined
      if (inner) return inner
    }
  }
  return undefined
}

/** A word of a sentence, as in a signature, and a word that is a code by itself. */
const capitalised = /(?:^|\s)[A-Z][a-z]+(?:\s|$)/
const wholeCode = /(?:^|\s)(?=\S*\d)(?=\S*[A-Za-z])[A-Za-z\d-]{4,}(?:\s|$)/

/** A word that is longer than the groups of a code, and letters alone, which then begin a greeting. */
const longCode = /(?:^|\s)(?=\S*\d)[A-Za-z\d-]{8,}\s(?:.*\s)?[A-Za-z]+(?:\s|$)/

/** Whether a text as a whole could be a code, perhaps written in groups. */
function couldBeCode(text: string): boolean {
  const code = text.replace(/\s+/g, "")
  const isSentence = longCode.test(text) || (capitalised.test(text) && wholeCode.test(text))
  return codeCharacters.test(code) && code.length <= 40 && !isSentence
}

/**
 * The codes in a text. Adjacent code-like words belong together: "AB12 CD34" is one code. After digits, letters alone
 * do so if they are as many as in the word before: "AB12 CDEF", but not "VALID-0001 LG", where a greeting begins.
 */
function codesAmongWords(text: string): string[] {
  const codes = [""]
  let before = ""
  for (const word of text.split(/\s+/)) {
    // "Einladung:AB12" is two words; the time 10:30 is one.
    const bare = word.replace(/^\D*[:=]/, "").replace(surroundingPunctuation, "")
    // A word that is not like a code ends the code before it: the next one starts from an empty string.
    const isGroup = /\d/.test(bare) || !/\d/.test(before) || bare.length === before.length
    codes.push(isGroup && codeLikeWord.test(bare) ? codes.pop() + bare : "")
    before = bare
  }
  return codes.filter(hasCodeLength)
}

function codeInMessage(text: string): string | undefined {
  const isPossibleCode = couldBeCode(text)
  // "VIP CODE 2026" may be a code as a whole, "your code 2026" is not.
  const labelled = (!(isPossibleCode && text === text.toUpperCase()) && label.exec(text)?.[1]) || ""
  if (!labelled && (isPossibleCode || !/\s/.test(text))) return undefined
  const codes = [labelled, text].map(codesAmongWords).find((found) => found.length > 0)
  // A mixture of letters and digits is more likely to be the code than a year or a name in capitals.
  return codes?.find((code) => /\d/.test(code) && /[a-z]/i.test(code)) ?? codes?.[0]
}

/**
 * Reads whatever a visitor types or pastes (product decisions, section 5), in this order:
 * 1. Full-width characters become plain ones, invisible ones are removed, every kind of dash becomes a hyphen.
 * 2. In a link (or its query), however damaged, the code is the parameter rc, also inside acqParams. The link's validity
 *    belongs to it.
 * 3. In a message, the words after "code" if there are any, else all words, are searched for code-like ones (with a
 *    digit, or in capitals). A text is a message in two cases:
 *    - "code" precedes something in it, unless the whole text is in capitals and could itself be a code in groups;
 *    - it has several words and cannot be a code in groups: it contains a character that no code has, or more than 40
 *      characters besides its spaces.
 * 4. Anything else was typed: only whitespace, and quotes, brackets, full stops and emoji around it, are removed.
 * Hyphens and case are kept. The result need not be a valid code: see registrationCodeProblem.
 */
export function readInvitation(text: string): CodeWithValidity {
  // As in cleanValue.
  if (text === "") return { code: "", validityTimestamp: undefined }
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(surroundingWrapping, "")
  const inLink = invitationInLink(plain)
  if (inLink) return inLink
  return { code: (codeInMessage(plain) ?? plain).replace(/\s+/g, ""), validityTimestamp: undefined }
}

/** Only the code of what a visitor types or pastes; see {@link readInvitation}. */
export const extractRegistrationCode = (text: string): string => readInvitation(text).code

export type RegistrationCodeProblem = "code.required" | "code.invalid" | "code.characters"

/** The i18n key of the problem with an extracted code (product decisions, section 5); undefined if it is valid. */
export function registrationCodeProblem(code: string): RegistrationCodeProblem | undefined {
  if (code === "") return "code.required"
  if (!codeCharacters.test(code)) return "code.characters"
  return hasCodeLength(code) ? undefined : "code.invalid"
}
