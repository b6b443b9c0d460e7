import { escapeHtml } from "../pages/escapeHtml"
import type { EmailParts, Message } from "../worldState"
import { inline, mailStyleSheet } from "./mailStyle"

/** A message that is an e-mail. */
export type Email = Message & { emailParts: EmailParts }

/** The brand as the e-mail writes it. */
export const mailBrand = "Lisière"

/** Fills the rest of the preview line, which mail programs would otherwise fill with the first words of the e-mail. */
const previewFiller = "&#847;&zwnj;&nbsp;".repeat(60)

/** A table for layout alone; its role keeps screen readers from announcing it. */
function table(rows: string, attributes = ""): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${attributes}>${rows}</table>`
}

const paragraph = (text: string, kind: "text" | "small" = "text") =>
  `<p class="${kind === "text" ? "text" : "quiet"}" style="${inline[kind]}">${text}</p>`

const link = (href: string, label: string) =>
  `<a class="accent" href="${escapeHtml(href)}" style="${inline.link}">${escapeHtml(label)}</a>`

/** A button whose padding is clickable, and that keeps its colour where backgrounds of links are dropped. */
function button(href: string, label: string): string {
  const text = `<a class="action-text" href="${escapeHtml(href)}" style="${inline.actionText}">${escapeHtml(label)}</a>`
  return table(
    `<tr><td class="action" align="center" style="${inline.action}">${text}</td></tr>`,
    ' style="margin: 8px 0 32px;"',
  )
}

function card({ body, linkPath, linkLabel, emailParts }: Email, origin: string): string {
  const href = origin + (linkPath ?? "")
  return [
    `<h1 class="text display" style="${inline.heading}">${escapeHtml(emailParts.heading)}</h1>`,
    ...body.map((text) => paragraph(escapeHtml(text))),
    button(href, linkLabel ?? ""),
    paragraph(`${escapeHtml(emailParts.linkHint)}<br>${link(href, href)}`, "small"),
    table(
      `<tr><td height="24" style="height: 24px;"></td></tr><tr><td class="rule" style="${inline.rule}">&nbsp;</td></tr>`,
      ' width="100%"',
    ),
    `<p class="quiet" style="${inline.small} padding-top: 16px; margin: 0;">${escapeHtml(emailParts.closing)}</p>`,
  ].join("\n")
}

function footer({ emailParts }: Email, origin: string): string {
  const links = emailParts.footerLinks.map(({ label, path }) => link(origin + path, label))
  return paragraph(escapeHtml(emailParts.reason), "small") + paragraph(links.join(" &nbsp;·&nbsp; "), "small")
}

const head = (subject: string) => `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<style>${mailStyleSheet}</style>`

/**
 * An e-mail as a whole HTML document: tables and inline styles for programs that know no more, a style sheet for dark
 * mode, and no picture, so that nothing is missing where pictures are blocked.
 * @param origin scheme and host of the site, for the links
 */
export function mailHtml(mail: Email, origin: string): string {
  const { language, subject, emailParts } = mail
  const rows = [
    `<tr><td class="text" style="${inline.brand}">${mailBrand}</td></tr>`,
    `<tr><td class="band" height="12" style="${inline.band}">&nbsp;</td></tr>`,
    `<tr><td class="card" style="${inline.card}">\n${card(mail, origin)}\n</td></tr>`,
    `<tr><td style="padding: 24px 0 0;">${footer(mail, origin)}</td></tr>`,
  ]
  const column = table(rows.join("\n"), ' width="100%" style="max-width: 600px;"')
  // Outlook knows no maximum width.
  const outlookStart =
    '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->'
  const outlookEnd = "<!--[if mso]></td></tr></table><![endif]-->"
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
${head(subject)}
</head>
<body class="page" style="${inline.page}">
<div style="${inline.hidden}">${escapeHtml(emailParts.preheader)}${previewFiller}</div>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" lang="${language}">
${table(`<tr><td class="page" align="center" style="padding: 40px 16px;">${outlookStart}\n${column}\n${outlookEnd}</td></tr>`, ` class="page" width="100%" style="${inline.page}"`)}
</div>
</body>
</html>
`
}
