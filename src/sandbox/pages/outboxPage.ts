import { languageNames } from "../../lib/languages"
import { mailFile } from "../mails/mailFile"
import { mailHtml, type Email } from "../mails/mailHtml"
import { asEmail } from "../mails/asEmail"
import { mailText } from "../mails/mailText"
import { findMember } from "../resolvers/accounts"
import { frames, readSwitches, scenarioHref } from "../scenarios/scenarioLink"
import type { World } from "../world"
import type { Message } from "../worldState"
import { escapeHtml } from "./escapeHtml"
import { sandboxNavigation } from "./navigation"
import type { SandboxPage } from "./page"
import { switchRow } from "./switchRow"

/** Ways to look at an e-mail: the value of `view` in the query, and the label. */
const views = [
  [undefined, "As your system is set"],
  ["light", "Light"],
  ["dark", "Dark"],
  ["text", "Plain text"],
  ["source", "Source"],
] as const

/**
 * The HTML of an e-mail for the frame. Its links lead out of the frame.
 * @param scheme "light" or "dark"; anything else leaves the colours to the system
 */
function preview(mail: Email, origin: string, scheme: string | null): string {
  const html = mailHtml(mail, origin).replace("<head>", '<head>\n<base target="_top">')
  if (scheme !== "dark" && scheme !== "light") return html
  const media = scheme === "dark" ? "all" : "not all"
  return html
    .replace("@media (prefers-color-scheme: dark)", `@media ${media}`)
    .replace("color-scheme: light dark", `color-scheme: ${scheme}`)
}

function content(mail: Email, url: URL): string {
  const view = url.searchParams.get("view")
  if (view === "text") return `<pre>${escapeHtml(mailText(mail, url.origin))}</pre>`
  if (view === "source") return `<pre lang="en">${escapeHtml(mailFile(mail, url.origin))}</pre>`
  const { frame = "" } = readSwitches(url.searchParams)
  const html = escapeHtml(preview(mail, url.origin, view))
  return `<iframe class="mail ${frame}" title="The email" srcdoc="${html}"></iframe>`
}

/** The link that sends the same message again, in any sandbox. */
function shareLink(world: World, { kind, to, language }: Message): string {
  const name = findMember(world, to)?.firstName ?? ""
  const fields = { kind, to, ...(name !== "" && { name }) }
  return scenarioHref({
    title: "A message",
    language,
    fresh: true,
    commands: [{ name: "mails", fields }],
    page: "sandbox/outbox",
  })
}

function tools(world: World, message: Message, url: URL): string {
  const share = `<a href="${escapeHtml(shareLink(world, message))}">Link to this message, for sharing</a>`
  const email = asEmail(message)
  if (!email) return `<p>${share}</p>`
  const file = `data:message/rfc822;charset=utf-8,${encodeURIComponent(mailFile(email, url.origin))}`
  const download = `<a href="${file}" download="${message.kind}-${message.language}.eml">Download as .eml</a>`
  const widths = [
    [undefined, "Full"],
    ...Object.entries(frames).map(([name, { label }]) => [name, label] as const),
  ] as const
  return `<div class="switches">${switchRow(url, "view", { label: "View", values: views })}${switchRow(url, "frame", { label: "Width", values: widths })}</div>
<p class="actions">${download}${share}</p>`
}

function article(message: Message, url: URL): string {
  const { to, subject, language, sentAt, linkPath, linkLabel } = message
  const email = asEmail(message)
  // The subject of an SMS is its whole text.
  const text = email ? content(email, url) : ""
  const link =
    linkPath === null
      ? ""
      : `<p><span lang="en">The link in it: </span><a href="${escapeHtml(linkPath)}">${escapeHtml(linkLabel ?? "")}</a></p>`
  const sent = `<p lang="en">To <strong>${escapeHtml(to)}</strong>, <time datetime="${sentAt}">${new Date(sentAt).toUTCString()}</time>, ${languageNames[language]}</p>`
  return `<article lang="${language}"><h2>${escapeHtml(subject)}</h2>${sent}${link}${text}</article>`
}

function entry(message: Message, current: Message, url: URL): string {
  const query = new URLSearchParams(url.search)
  query.set("message", message.id)
  const mark = message === current ? ' aria-current="true"' : ""
  const line = message.emailParts?.preheader ?? "SMS"
  return `<li><a href="${url.pathname}?${escapeHtml(String(query))}"${mark}><span>${escapeHtml(message.to)}</span>
<strong lang="${message.language}">${escapeHtml(message.subject)}</strong><span lang="${message.language}">${escapeHtml(line)}</span></a></li>`
}

/**
 * The outbox: the messages that the backend has sent, newest first, and one of them as it would arrive, with its link
 * to click.
 * @param url its query names that message, by default the newest, and how to show it (message, view, frame)
 */
export function outboxPage(world: World, url: URL): SandboxPage {
  const messages = world.state.outbox.toReversed()
  const current = messages.find(({ id }) => id === url.searchParams.get("message")) ?? messages[0]
  const list = current
    ? `<div class="outbox"><ul class="messages" aria-label="Messages">${messages.map((message) => entry(message, current, url)).join("")}</ul>
<div>${tools(world, current, url)}${article(current, url)}</div></div>`
    : "<p>Nothing has been sent yet. Register or apply, then reload this page.</p>"
  return { title: "Sandbox: outbox", body: `${sandboxNavigation("outbox")}<main><h1>Outbox</h1>${list}</main>` }
}
