import type { HostBundle } from "./hostBundle.ts"

/** Whether experiments can run in an environment: only with a client key (product decisions, section 2). */
export const mayRunExperiments = ({ growthbookClientKey }: Readonly<Record<string, unknown>>): boolean =>
  typeof growthbookClientKey === "string" && growthbookClientKey !== ""

/**
 * Stamps a built page as able to run experiments: only then does the page hide, for a moment, what experiments can
 * change (product decisions, sections 2 and 6; src/ui/base.css). Throws if the text is not such a page.
 */
export function stampExperiments(html: string): string {
  const root = "<html "
  if (!html.includes(root)) throw new Error("a page without an opening html tag cannot be stamped")
  return html.replace(root, `${root}data-experiments `)
}

/**
 * Links a page that waits for a decision to what a browser needs for it: requested before the page's other scripts,
 * since nothing that experiments can change is shown before. On a page that a host has decided they are removed.
 * @param features the address of the flag service's answer
 */
export function linkDecision(html: string, build: HostBundle["build"], features: string): string {
  if (!html.includes(" data-slot")) return html
  const [, language = ""] = /<html[^>]* lang="(\w+)"/.exec(html) ?? []
  const files = [...new Set([...build.decide, ...(build.variantTextFiles[language] ?? [])])]
  const links = [
    ...files.map((file) => `<link rel="modulepreload" crossorigin data-decision href="${file}" />`),
    // Frames that show no content yet would interrupt the parser: a tenth of a second, CPU 8 ×. Chromium alone knows it.
    '<link rel="expect" blocking="render" data-decision href="#root" />',
    `<link rel="preload" as="fetch" crossorigin data-decision href="${features.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}" />`,
  ]
  return html.replace("<script", (script) => links.join("") + script)
}

/**
 * Stamps a built page with the settings of its environment, as a data block that the page reads before its first
 * request (product decisions, section 2). The Content Security Policy does not concern it: a data block is no script
 * (HTML Standard, "prepare the script element").
 * @param settings the content of the environment's defaults.json
 */
export function stampSettings(html: string, settings: Readonly<Record<string, unknown>>): string {
  const end = "</head>"
  if (!html.includes(end)) throw new Error("a page without a head cannot be stamped")
  // Within a script element, "<" could end it or begin a comment.
  const data = JSON.stringify(settings).replaceAll("<", "\\u003c")
  return html.replace(end, () => `<script type="application/json" id="settings">${data}</script>${end}`)
}
