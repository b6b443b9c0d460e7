import { basePath } from "../../lib/basePath"

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
