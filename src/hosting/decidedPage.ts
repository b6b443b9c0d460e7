import type { Language } from "../lib/languages"
import type { HostDecision, HostBundle } from "./hostBundle"

/** A page as built, as a host stores it. */
export interface BuiltPage {
  html: string
  /** Path of the page's URL. */
  pathname: string
  language: Language
  /** Whether it is the skeleton that the browser fills in. */
  isShell: boolean
}

/**
 * A page with everything that a decision changes for all visitors alike: the rendered landing page, the script that
 * adopts the decision, nothing hidden. Only the data block follows, at the end (`decisionElement`). The policy holds as
 * it is: inline parts stay the same, and a data block is not a script (HTML, "prepare the script element"; CSP Level 3,
 * 4.2.3).
 * @returns undefined if the page is not of the bundle's build
 */
export async function decidedPage(
  { build, renderDecided }: Pick<HostBundle, "build" | "renderDecided">,
  { html, pathname, language, isShell }: BuiltPage,
  landing: HostDecision["landing"],
): Promise<string | undefined> {
  const entry = /<script type="module"[^>]*><\/script>/.exec(html)?.[0]
  const matchesBuild = html.includes(`<meta name="release" content="${build.release}"`)
  if (entry === undefined || !matchesBuild) return undefined
  const changed = landing?.changed ? landing : undefined
  const texts = (changed && build.landingTextFiles[language]) ?? []
  const page = html
    .replace("<html ", "<html data-revealed ")
    .replace(entry, () => adoptingScript(build.adopt, texts, html) + entry)
    .replace(/<\/body>\s*<\/html>\s*$/, "")
  if (!changed || isShell) return page
  const rendered = await renderDecided(pathname, language, changed)
  return rendered && replaceBody(page, rendered)
}

/** The rendered page in place of the one as built; undefined if that is not there. */
const replaceBody = (page: string, { original, decided }: { original: string; decided: string }): string | undefined =>
  original !== "" && page.includes(original) ? page.replace(original, () => decided) : undefined

/**
 * The script that adopts the decision, and links to what the page then needs at once.
 * @param files of the script; the last is the script itself
 * @param html of the page as built: files that it lists are not fetched twice
 */
function adoptingScript(files: readonly string[], texts: readonly string[], html: string): string {
  const links = [...texts, ...files.slice(0, -1)]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  return `${links.join("")}<script type="module" crossorigin src="${files.at(-1) ?? ""}"></script>`
}

/** What follows a decided page: the decision and the visitor's id, and the end of the document. */
export const decisionElement = (text: string): string =>
  `<script type="application/json" id="decision">${text}</script></body></html>\n`
