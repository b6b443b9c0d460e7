/** Whitespace and invisible characters (zero-width, direction marks) that pasting leaves at either end of a text. */
const surroundingBlanks = /^[\s\u200b-\u200f\u2060]+|[\s\u200b-\u200f\u2060]+$/g

/** Normalises typed text for validation and sending: trims whitespace and invisible characters, converts to NFC. */
export function normalizeText(text: string): string {
  return text.replace(surroundingBlanks, "").normalize("NFC")
}

/** Length in characters as a visitor counts them: an accented or astral letter is one. */
export function characterCount(text: string): number {
  return Array.from(text).length
}

/**
 * Whether a normalised text has the form of an e-mail address (product decisions, section 5; lengths of RFC 5321,
 * 4.5.3.1). Plus signs and internationalised domains are allowed.
 */
export function isEmail(text: string): boolean {
  const [mailbox = "", domain = "", ...more] = text.split("@")
  const labels = domain.split(".")
  return (
    more.length === 0 &&
    mailbox !== "" &&
    characterCount(mailbox) <= 64 &&
    characterCount(text) <= 254 &&
    labels.length > 1 &&
    !labels.includes("") &&
    !/[\s\p{C}]/u.test(text)
  )
}
