/** Whitespace and invisible characters (zero-width, direction marks) that pasting leaves at either end of a text. */
const surroundingWhitespace = /^[\s\u200b-\u200f\u2060]+|[\s\u200b-\u200f\u2060]+$/g

/** Normalizes typed text for validation and sending: trims whitespace and invisible characters, converts to NFC. */
export function normalizeText(text: string): string {
  return text.replace(surroundingWhitespace, "").normalize("NFC")
}

/** Number of Unicode code points; in NFC text an accented letter usually counts as one. */
export function codePointCount(text: string): number {
  return Array.from(text).length
}
