import type { World } from "../world"
import type { Mail } from "../worldState"
import { sandboxNavigation } from "./navigation"
import { escapeHtml, type SandboxPage } from "./page"

function mail({ to, subject, language, sentAt, body, linkPath, linkLabel }: Mail): string {
  const [greeting = "", ...paragraphs] = body.map((text) => `<p>${escapeHtml(text)}</p>`)
  const link = linkPath === null ? "" : `<p><a href="${escapeHtml(linkPath)}">${escapeHtml(linkLabel ?? "")}</a></p>`
  // The link comes after the text and before the closing line, as in the real e-mail.
  const text = [greeting, ...paragraphs.slice(0, -1), link, ...paragraphs.slice(-1)].join("")
  return `<article lang="${language}"><h2>${escapeHtml(subject)}</h2>
<p lang="en">To <strong>${escapeHtml(to)}</strong>, <time datetime="${sentAt}">${sentAt}</time></p>${text}</article>`
}

/** The outbox: the messages that the backend sent, newest first, with the activation links to click. */
export function outboxPage(world: World): SandboxPage {
  const mails = world.state.outbox.toReversed().map(mail)
  const list = mails.length > 0 ? mails.join("") : "<p>Nothing was sent yet. Register, then reload this page.</p>"
  return { title: "Sandbox: outbox", body: `${sandboxNavigation("outbox")}<main><h1>Outbox</h1>${list}</main>` }
}
