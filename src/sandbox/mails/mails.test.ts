import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { languages } from "../../lib/languages"
import { activationMail, applicationMail, smsMessage, type ComposedMessage } from "./composeMessage"
import { mailFile } from "./mailFile"
import { mailHtml, type Email } from "./mailHtml"
import { mailText } from "./mailText"
import { asEmail } from "./asEmail"

const origin = "https://shop.example"

function sent(composed: ComposedMessage, to = "ada@example.org"): Email {
  const mail = asEmail({ id: "message-7", to, sentAt: "2026-11-23T09:05:00.000Z", ...composed })
  if (!mail) throw new Error("no e-mail")
  return mail
}

/** A document as mail programs parse it. */
const parse = (html: string) => new DOMParser().parseFromString(html, "text/html")

/** A text that was sent as quoted-printable. */
function unquote(text: string): string {
  const bytes = text
    .replaceAll("=\r\n", "")
    .replaceAll("\r\n", "\n")
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0) ?? 0))
}

/** The subject line of a file, decoded. */
function subjectOf(file: string): string {
  const line = /^Subject: ((?:.|\r\n )*)\r\n/m.exec(file)?.[1] ?? ""
  const bytes = [...line.matchAll(/=\?UTF-8\?B\?(.*?)\?=/g)].map(([, word = ""]) => atob(word)).join("")
  return bytes === "" ? line : new TextDecoder().decode(Uint8Array.from(bytes, (sign) => sign.codePointAt(0) ?? 0))
}

/** The texts of the site's own footer. */
const footer = (language: string) =>
  (JSON.parse(readFileSync(`locales/${language}/common.json`, "utf8")) as { footer: Record<string, string> }).footer

describe.each(languages)("the e-mails in %s", (language) => {
  const prefix = language === "en" ? "" : `/${language}`
  const kinds = [
    [
      "activation",
      activationMail(language, "Zoë <Ł>", "id&1"),
      `${prefix}/registration/activateaccount?activationId=id%261`,
    ],
    ["application", applicationMail(language), prefix === "" ? "/" : prefix],
  ] as const

  test.each(kinds)("%s: the button leads to the site in the same language", (_, composed, path) => {
    const mail = sent(composed)
    const page = parse(mailHtml(mail, origin))
    const hrefs = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))
    expect(page.querySelector(".action a")?.textContent).toBe(mail.linkLabel)
    expect(hrefs.slice(0, 2)).toEqual([`${origin}/acquisition${path}`, `${origin}/acquisition${path}`])
    expect(hrefs.slice(2)).toEqual([
      `${origin}/acquisition${prefix}/content/imprint`,
      `${origin}/acquisition${prefix}/content/privacy`,
      `${origin}/entrance/contact`,
    ])
  })

  test.each(kinds)("%s: the plain text says and links the same", (_, composed, path) => {
    const mail = sent(composed)
    const text = mailText(mail, origin)
    const page = parse(mailHtml(mail, origin))
    for (const part of page.querySelectorAll("h1, p.text")) expect(text).toContain(part.textContent)
    for (const part of [mail.emailParts.closing, mail.emailParts.reason, mail.linkLabel]) expect(text).toContain(part)
    expect(text).toContain(`${origin}/acquisition${path}\n`)
    expect(text).not.toMatch(/<\w|&\w+;/)
  })

  test.each(kinds)("%s: no placeholder is left, and nothing is empty", (_, composed) => {
    const mail = sent(composed)
    for (const text of [mailText(mail, origin), mailHtml(mail, origin), mailFile(mail, origin)])
      expect(text).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/)
    const { footerLinks, ...words } = mail.emailParts
    const all = [mail.subject, ...mail.body, ...Object.values(words), ...footerLinks.map(({ label }) => label)]
    expect(all.filter((text) => text.trim() === "")).toEqual([])
  })

  test.each(kinds)("%s: a program finds language, preview line and dark colours", (_, composed) => {
    const mail = sent(composed)
    const html = mailHtml(mail, origin)
    const page = parse(html)
    expect([page.documentElement.lang, page.title]).toEqual([language, mail.subject])
    expect(page.body.textContent.trim().startsWith(mail.emailParts.preheader)).toBe(true)
    expect(page.querySelector('meta[name="color-scheme"]')?.getAttribute("content")).toBe("light dark")
    expect(html).toContain("@media (prefers-color-scheme: dark)")
    // Each element that has a colour of its own has a class with which the dark one comes.
    const coloured = [...page.querySelectorAll('[style*="color"]')].filter(({ className }) => className === "")
    expect(coloured.map(({ outerHTML }) => outerHTML)).toEqual([])
    // Nothing to load, and no layout that screen readers would read as data.
    expect(page.querySelectorAll("img, link, script, iframe").length).toBe(0)
    expect(html).not.toContain("url(")
    expect(page.querySelectorAll("table:not([role=presentation])").length).toBe(0)
  })

  test.each(kinds)("%s: the file is one that mail programs read", (_, composed) => {
    const mail = sent(composed)
    const file = mailFile(mail, origin)
    expect(file).toMatch(/^[\r\n\t -~]*$/)
    expect(file.split("\r\n").filter((line) => line.length > 76)).toEqual([])
    expect(subjectOf(file)).toBe(mail.subject)
    expect(file).toContain("\r\nDate: Mon, 23 Nov 2026 09:05:00 +0000\r\n")
    const parts = file.split("--=_lisiere-mail")
    const bodies = parts.slice(1, 3).map((part) => unquote(part.slice(part.indexOf("\r\n\r\n") + 4)))
    expect(bodies).toEqual([`${mailText(mail, origin)}\n`, `${mailHtml(mail, origin)}\n`])
  })

  test("call the footer's links what the site calls them", () => {
    const { imprint, privacy, contact } = footer(language)
    expect(sent(applicationMail(language)).emailParts.footerLinks.map(({ label }) => label)).toEqual([
      imprint,
      privacy,
      contact,
    ])
  })
})

describe("an e-mail", () => {
  test("shows a name as text, and greets without one where none is known", () => {
    const named = parse(mailHtml(sent(activationMail("de", '<img src="x">', "1")), origin))
    expect(named.querySelector("p.text")?.textContent).toBe('Guten Tag <img src="x">,')
    const unnamed = parse(mailHtml(sent(activationMail("de", "", "1")), origin))
    expect(unnamed.querySelector("p.text")?.textContent).toBe("Guten Tag,")
  })

  test("takes no further header from an address", () => {
    const file = mailFile(sent(applicationMail("en"), "ada@example.org>\r\nBcc: <all@example.org"), origin)
    expect(file).not.toMatch(/^Bcc/m)
  })

  test("is none where it is an SMS", () => {
    expect(asEmail({ id: "1", to: "+49", sentAt: "", ...smsMessage("en", "123456") })).toBeUndefined()
  })
})
