import { mailBrand, type MailWithLetter } from "./mailHtml"

/**
 * The plain text of an e-mail, for programs and people that read no HTML; it says and links the same.
 * @param origin scheme and host of the site, for the links
 */
export function mailText({ body, linkPath, linkLabel, letter }: MailWithLetter, origin: string): string {
  const links = letter.footerLinks.map(({ label, path }) => `${label}\n${origin}${path}`)
  const parts = [
    letter.heading,
    ...body,
    `${linkLabel}\n${origin}${linkPath}`,
    letter.closing,
    // The mark before a signature (RFC 3676, section 4.3).
    `-- \n${mailBrand}`,
    letter.reason,
    ...links,
  ]
  return `${parts.join("\n\n")}\n`
}
