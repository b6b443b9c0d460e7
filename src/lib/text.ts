/** Format characters (zero-width, direction marks, soft hyphens), which copied text brings along, except joiners. */
const invisible = /[^\P{Cf}\u200c\u200d]/gu

/** Joiners that join nothing: at an end, beside anything but letters, or in a script that has none. */
const strayJoiners =
  /(^|[^\p{L}\p{M}]|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+$/gu

/** Normalizes a typed name for validation and sending: without invisible characters and surrounding blanks, in NFC. */
export function normalizeName(text: string): string {
  return text.replace(invisible, "").replace(strayJoiners, "$1").trim().normalize("NFC")
}

/** Number of Unicode code points; in NFC text an accented letter usually counts as one. */
export function codePointCount(text: string): number {
  return Array.from(text).length
}
