/** How many digits a code has. */
const lengths = { min: 4, max: 8 }

/**
 * The digits of a typed code or of a pasted message. A message may hold other numbers, so the first number that is as
 * long as a code counts: 123456 in "Your code: 123 456. It is valid for 10 minutes." A number of six digits or more is
 * whole; a shorter one may be part of a code in groups. If none is as long as a code, all digits are returned.
 */
export function cleanSmsCode(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, "")
  const plain = text.normalize("NFKC")
  const numbers = plain.match(/\d+/g) ?? []
  const groups = (plain.match(/\d(?:[^\S\r\n]?-?\d)*/g) ?? []).map(digits)
  const ofLength = (least: number) => (number: string) => number.length >= least && number.length <= lengths.max
  return numbers.find(ofLength(6)) ?? groups.find(ofLength(lengths.min)) ?? digits(plain)
}
