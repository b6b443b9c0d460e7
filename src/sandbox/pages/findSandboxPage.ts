import { languageNames } from "../../lib/languages"
import { playPath } from "../scenarios/scenarioLink"
import type { World } from "../world"
import type { Message } from "../worldState"
import { faultsPage } from "./faultsPage"
import { escapeHtml, sandboxNavigation, sandboxPaths, type SandboxPage } from "./page"
import { playPage } from "./playPage"
import { startPage } from "./startPage"

const pages: [path: string, render: (world: World, url: URL) => SandboxPage][] = [
  [sandboxPaths.start.path, (_, url) => startPage(url)],
  [sandboxPaths.outbox.path, outboxPage],
  [sandboxPaths.faults.path, faultsPage],
  [playPath, (_, url) => playPage(url)],
]

/**
 * The sandbox's own page at a URL.
 * @param url its path may or may not end with a slash; the page reads its query
 * @returns undefined for any path that is not the sandbox's
 */
export function findSandboxPage(world: World, url: URL): SandboxPage | undefined {
  const wanted = url.pathname.replace(/\/$/, "")
  const render = pages.find(([path]) => path.replace(/\/$/, "") === wanted)?.[1]
  return render?.(world, url)
}

function article({ to, subject, body, language, sentAt, linkPath, linkLabel }: Message): string {
  const sent = `<p lang="en" class="quiet">To <strong>${escapeHtml(to)}</strong>, <time datetime="${sentAt}">${new Date(sentAt).toUTCString()}</time>, ${languageNames[language]}</p>`
  const paragraphs = body.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  const link = linkPath === null ? "" : `<p><a href="${escapeHtml(linkPath)}">${escapeHtml(linkLabel ?? "")}</a></p>`
  return `<article lang="${language}"><h2>${escapeHtml(subject)}</h2>${sent}${paragraphs.join("")}${link}</article>`
}

/** The outbox: the messages that the backend has sent, newest first, each with its link to click. */
function outboxPage({ state: { outbox } }: World): SandboxPage {
  const messages = outbox.toReversed().map(article).join("")
  const empty = "<p>Nothing has been sent yet. Register or apply, then reload this page.</p>"
  return {
    title: "Sandbox: outbox",
    body: `${sandboxNavigation("outbox")}<main><h1>Outbox</h1>${messages || empty}</main>`,
  }
}
