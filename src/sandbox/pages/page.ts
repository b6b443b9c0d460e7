import { basePath } from "../../lib/basePath"
import { pageStyle } from "./pageStyle"

/** Escapes a text for HTML, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
}

/** One of the sandbox's own pages, without the surrounding document. */
export interface SandboxPage {
  title: string
  /** HTML of the body; every value in it is escaped. */
  body: string
}

/** Path of the script that the sandbox's pages load where a server renders them. */
export const scriptPath = `${basePath}/sandbox/pages.js`

/** A whole HTML document around a page. */
export function renderDocument({ title, body }: SandboxPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
<script type="module" src="${scriptPath}"></script>
</head>
<body>${body}</body>
</html>
`
}

/** URL path of the control API. */
export const api = `${basePath}/sandbox/api`

/** A button that sends a command to the control API, after which the page with the button is shown again. */
export function commandButton(command: string, label: string, fields: object = {}): string {
  const hidden = `<input type="hidden" name="json" value="${escapeHtml(JSON.stringify(fields))}">`
  return `<form method="post" action="${api}/${command}">${hidden}<button>${escapeHtml(label)}</button></form>`
}

/** The sandbox's pages in the navigation, by name, each with its URL path and its label. */
export const sandboxPaths = {
  start: { path: `${basePath}/sandbox/`, label: "Scenarios" },
  outbox: { path: `${basePath}/sandbox/outbox`, label: "Outbox" },
  faults: { path: `${basePath}/sandbox/faults`, label: "Faults" },
} as const

/** Names of the pages in the navigation; the page that plays a scenario is not among them. */
export type SandboxPageName = keyof typeof sandboxPaths

/** The bar above each of the sandbox's pages: links between them and to the site; the current one is marked. */
export function sandboxNavigation(current?: SandboxPageName): string {
  const links = Object.entries(sandboxPaths).map(([name, { path, label }]) => {
    const mark = name === current ? ' aria-current="page"' : ""
    return `<li><a href="${path}"${mark}>${label}</a></li>`
  })
  const nav = `<nav aria-label="Sandbox"><ul>${links.join("")}<li><a href="${basePath}/">Site</a></li></ul></nav>`
  return `<header class="bar"><div><strong>Lisière, sandbox</strong>${nav}</div></header>`
}
