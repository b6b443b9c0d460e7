/** Blanks that spreadsheets and people put between groups of digits. */
const blanks = /\s/g

/** A number as typed, with a decimal point or comma; undefined for anything but a plain number of at least 0. */
export function readNumber(text: string): number | undefined {
  const plain = text.replace(blanks, "").replace(",", ".")
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
