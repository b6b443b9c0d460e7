import { basePath } from "../../lib/basePath"

/** The sandbox's own pages by name, each with its URL path and its label. */
export const sandboxPaths = {
  start: { path: `${basePath}/sandbox/`, label: "Scenarios" },
  outbox: { path: `${basePath}/sandbox/outbox`, label: "Outbox" },
  faults: { path: `${basePath}/sandbox/faults`, label: "Faults" },
} as const

export type SandboxPageName = keyof typeof sandboxPaths

/** Links between the sandbox's pages and to the site; the current one is marked. */
export function sandboxNavigation(current: SandboxPageName): string {
  const links = Object.entries(sandboxPaths).map(([name, { path, label }]) => {
    const mark = name === current ? ' aria-current="page"' : ""
    return `<a href="${path}"${mark}>${label}</a>`
  })
  return `<nav aria-label="Sandbox">${links.join("")}<a href="${basePath}/">Site</a></nav>`
}
