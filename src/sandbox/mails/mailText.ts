import { mailBrand, type Email } from "./mailHtml"

/**
 * The plain text of an e-mail, with the words and links of its HTML, for mail programs and people who avoid HTML.
 * @param origin scheme and host of the site, for the links
 */
export function mailText({ body, linkPath, linkLabel, emailParts }: Email, origin: string): string {
  const links = emailParts.footerLinks.map(({ label, path }) => `${label}\n${origin}${path}`)
  const parts = [
    emailParts.heading,
    ...body,
    `${linkLabel}\n${origin}${linkPath}`,
    emailParts.closing,
    // The mark before a signature (RFC 3676, section 4.3).
    `-- \n${mailBrand}`,
    emailParts.reason,
    ...links,
  ]
  return `${parts.join("\n\n")}\n`
}
