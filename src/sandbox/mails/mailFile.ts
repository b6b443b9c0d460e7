import { mailBrand, mailHtml, type Email } from "./mailHtml"
import { mailText } from "./mailText"

const boundary = "=_lisiere-mail"
/** Maximum characters per line, without the line break (RFC 2045, section 6.7; RFC 2047, section 2). */
const longestLine = 76

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** One byte as quoted-printable writes it where it can't stand for itself. */
const quoted = (byte: number) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`

/** One line of a text in quoted-printable, broken into lines that are short enough. */
function quotedLine(line: string): string {
  const bytes = bytesOf(line)
  const characters = Array.from(bytes, (byte, index) => {
    const isBlank = byte === 32 || byte === 9
    const isPlain = (byte >= 33 && byte <= 126 && byte !== 61) || (isBlank && index < bytes.length - 1)
    return isPlain ? String.fromCodePoint(byte) : quoted(byte)
  })
  const lines = [""]
  for (const character of characters) {
    // Room for the "=" that says that the line continues.
    if ((lines.at(-1) ?? "").length + character.length >= longestLine) lines.push("")
    lines[lines.length - 1] += character
  }
  return lines.join("=\r\n")
}

/** A text in quoted-printable (RFC 2045, section 6.7): plain ASCII with short lines. */
const quotedPrintable = (text: string) => text.split("\n").map(quotedLine).join("\r\n")

/**
 * The text of a header as encoded words (RFC 2047), unless it is plain ASCII. Line breaks in the text become spaces,
 * since they would end the header.
 */
function headerText(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, " ")
  if (/^[ -~]*$/.test(line)) return line
  const words: string[] = [""]
  for (const character of line) {
    const word = (words.at(-1) ?? "") + character
    // "Subject: =?UTF-8?B?…?=" with 39 bytes in Base64 has 73 characters.
    if (bytesOf(word).length > 39) words.push(character)
    else words[words.length - 1] = word
  }
  return words.map((word) => `=?UTF-8?B?${btoa(String.fromCodePoint(...bytesOf(word)))}?=`).join("\r\n ")
}

function part(type: "plain" | "html", text: string): string {
  const headers = [`Content-Type: text/${type}; charset=utf-8`, "Content-Transfer-Encoding: quoted-printable"]
  return `--${boundary}\r\n${headers.join("\r\n")}\r\n\r\n${quotedPrintable(text)}\r\n`
}

/**
 * An e-mail as it goes to the mail server (RFC 5322), to be opened in a mail program: text first and HTML last, since
 * mail programs show the last part that they understand (RFC 2046, section 5.1.4).
 * @param origin scheme and host of the site, for the links
 */
export function mailFile(mail: Email, origin: string): string {
  const headers = {
    From: `${headerText(mailBrand)} <membership@example.com>`,
    To: `<${mail.to.replaceAll(/[\r\n<>]+/g, "")}>`,
    Subject: headerText(mail.subject),
    Date: new Date(mail.sentAt).toUTCString().replace("GMT", "+0000"),
    "Message-ID": `<${mail.id}@example.com>`,
    "Content-Language": mail.language,
    // Keeps automatic replies, such as holiday notices, from answering (RFC 3834, section 5).
    "Auto-Submitted": "auto-generated",
    "MIME-Version": "1.0",
    "Content-Type": `multipart/alternative; boundary="${boundary}"`,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const parts = part("plain", mailText(mail, origin)) + part("html", mailHtml(mail, origin))
  return `${lines.join("\r\n")}\r\n\r\n${parts}--${boundary}--\r\n`
}
