/** How many digits a code has. */
const lengths = { min: 4, max: 8 }

/**
 * The digits of a typed code or of a pasted message. A message may hold other numbers, so the first number that is as
 * long as a code counts: 123456 in "Your code: 123 456. It is valid for 10 minutes." If none is, all digits are
 * returned.
 */
export function cleanSmsCode(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, "")
  const plain = text.normalize("NFKC")
  const groups = (plain.match(/\d(?:[\s-]?\d)*/g) ?? []).map(digits)
  return groups.find(({ length }) => length >= lengths.min && length <= lengths.max) ?? digits(plain)
}
