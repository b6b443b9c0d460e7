/** How many digits a code has. */
const lengths = { min: 4, max: 8 }

/**
 * The digits of a typed code, or of the code in a pasted message, which may hold other numbers: in "Your code: 123 456.
 * It is valid for 10 minutes." the first that is as long as a code.
 */
export function cleanSmsCode(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, "")
  const plain = text.normalize("NFKC")
  const groups = (plain.match(/\d(?:[\s-]?\d)*/g) ?? []).map(digits)
  return groups.find(({ length }) => length >= lengths.min && length <= lengths.max) ?? digits(plain)
}
