import { languageNames } from "../../lib/languages"
import type { World } from "../world"
import type { Message } from "../worldState"
import { escapeHtml, sandboxNavigation, type SandboxPage } from "./page"

function article({ to, subject, body, language, sentAt, linkPath, linkLabel }: Message): string {
  const sent = `<p lang="en" class="quiet">To <strong>${escapeHtml(to)}</strong>, <time datetime="${sentAt}">${new Date(sentAt).toUTCString()}</time>, ${languageNames[language]}</p>`
  const paragraphs = body.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  const link = linkPath === null ? "" : `<p><a href="${escapeHtml(linkPath)}">${escapeHtml(linkLabel ?? "")}</a></p>`
  return `<article lang="${language}"><h2>${escapeHtml(subject)}</h2>${sent}${paragraphs.join("")}${link}</article>`
}

/** The outbox: the messages that the backend has sent, newest first, each with its link to click. */
export function outboxPage({ state: { outbox } }: World): SandboxPage {
  const messages = outbox.toReversed().map(article).join("")
  const empty = "<p>Nothing has been sent yet. Register or apply, then reload this page.</p>"
  return {
    title: "Sandbox: outbox",
    body: `${sandboxNavigation("outbox")}<main><h1>Outbox</h1>${messages || empty}</main>`,
  }
}
