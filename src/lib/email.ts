import { codePointCount } from "./text"

/**
 * Whether a normalized text has the form of an e-mail address (product decisions, section 5; limits as in RFC 5321,
 * 4.5.3.1, counted in code points). Plus signs and internationalised domains are allowed.
 */
export function isEmail(text: string): boolean {
  const [mailbox = "", domain = "", ...more] = text.split("@")
  const labels = domain.split(".")
  return (
    more.length === 0 &&
    mailbox !== "" &&
    codePointCount(mailbox) <= 64 &&
    codePointCount(text) <= 254 &&
    labels.length > 1 &&
    !labels.includes("") &&
    !/[\s\p{C}]/u.test(text)
  )
}
