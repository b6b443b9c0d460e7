const lengths = { min: 4, max: 8 }

/**
 * The digits of a typed code or of a pasted message. A message may hold other numbers, so one that is as long as a code
 * is picked: the first undivided number of six to eight digits, wherever it is; else the first number of four to eight
 * digits, which may be in groups. "Your code: 123 456. It is valid for 10 minutes." gives 123456. If there is neither,
 * all digits are returned.
 */
export function cleanSmsCode(text: string): string {
  const digits = (part: string) => part.replace(/\D/g, "")
  const plain = text.normalize("NFKC").replace(/\p{Cf}/gu, "")
  const numbers = plain.match(/\d+/g) ?? []
  const groups = (plain.match(/\d(?:[^\S\r\n]?-?\d)*/g) ?? []).map(digits)
  const ofLength = (least: number) => (number: string) => number.length >= least && number.length <= lengths.max
  return numbers.find(ofLength(6)) ?? groups.find(ofLength(lengths.min)) ?? digits(plain)
}
