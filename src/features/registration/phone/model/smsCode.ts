/** The digits of a typed or pasted code, e.g. from "Your code: 123 456". */
export function cleanSmsCode(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "")
}
