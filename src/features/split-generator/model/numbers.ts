/** Blanks that spreadsheets and people put between groups of digits. */
const blanks = /\s/g

/** A number as typed, with a decimal point or comma; undefined for anything but a plain number of at least 0. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(blanks, "").replace(",", ".")
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

/**
 * A whole number as typed or as a spreadsheet copies it, with or without marks between groups of three digits;
 * undefined for anything else.
 */
export function readWhole(text: string): number | undefined {
  const plain = text.replace(blanks, "")
  if (!/^(?:\d+|\d{1,3}(?:[.,'’]\d{3})+)$/.test(plain)) return undefined
  const whole = Number(plain.replaceAll(/\D/g, ""))
  return Number.isSafeInteger(whole) ? whole : undefined
}
