import { codePointCount } from "./text"

/** Normalizes a typed address for validation and sending: without invisible characters and surrounding blanks, in NFC. */
export function normalizeEmail(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .trim()
    .normalize("NFC")
}

/**
 * Characters around a mailbox, never in it: those that RFC 5322 (3.2.3) allows only in quotes, and typographic
 * quotation marks, which phones put in place of an apostrophe.
 */
export const aroundMailbox = String.raw`(),:;<>[\]\\"\p{Pi}\p{Pf}„‚`

/** What can be in a label of a domain, in any script; the dot is part of Catalan domains. */
export const inDomainLabel = String.raw`\p{L}\p{M}\p{N}·_\-`

const mailboxPattern = new RegExp(`^[^${aroundMailbox}\\s\\p{C}]+$`, "u")
const domainPattern = new RegExp(`^[${inDomainLabel}]+(\\.[${inDomainLabel}]+)+$`, "u")

/**
 * Whether a normalized text has the form of an e-mail address (product decisions, section 5; limits as in RFC 5321,
 * 4.5.3.1, counted in code points). Plus signs and internationalised domains are allowed.
 */
export function isEmail(text: string): boolean {
  const [mailbox = "", domain = "", ...more] = text.split("@")
  return (
    more.length === 0 &&
    mailboxPattern.test(mailbox) &&
    domainPattern.test(domain) &&
    codePointCount(mailbox) <= 64 &&
    codePointCount(text) <= 254
  )
}
