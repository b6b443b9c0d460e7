import type { Language } from "../lib/languages"
import type { HostDecision, HostBundle } from "./hostBundle"

/** A page as built, as a host stores it. */
export interface BuiltPage {
  html: string
  /** Path of the page's URL. */
  pathname: string
  language: Language
  /** Whether the page is the skeleton that the browser fills in. */
  isShell: boolean
}

/**
 * A page as it is for all visitors with the same decision: it contains the rendered landing page and the script that
 * adopts the decision (src/boot/adoptDecision.ts), and hides nothing. It lacks only its end (`decidedPageEnd`), with
 * the data block. The page's Content Security Policy still holds: inline scripts and styles are the same, and a data
 * block is no script (HTML Standard, "prepare the script element"; CSP Level 3, 4.2.3).
 * @returns undefined if the page is not of the bundle's build, or the landing page cannot be rendered into it
 */
export async function decidedPage(
  { build, renderDecided }: Pick<HostBundle, "build" | "renderDecided">,
  { html, pathname, language, isShell }: BuiltPage,
  landing: HostDecision["landing"],
): Promise<string | undefined> {
  const entryElement = /<script type="module"[^>]*><\/script>/.exec(html)?.[0]
  const matchesBuild = html.includes(`<meta name="release" content="${build.release}"`)
  if (entryElement === undefined || !matchesBuild) return undefined
  const changed = landing?.changed ? landing : undefined
  const texts = (changed && build.variantTextFiles[language]) ?? []
  const page = html
    .replace("<html ", "<html data-revealed ")
    .replace(entryElement, () => adoptingElements(build.adopt, texts, html) + entryElement)
    .replace(/<\/body>\s*<\/html>\s*$/, "")
  if (!changed || isShell) return page
  const rendered = await renderDecided(pathname, language, changed)
  return rendered && replaceRootContent(page, rendered)
}

/**
 * Puts the decided content of the root element in place of the built one; undefined if the page lacks the built one.
 */
const replaceRootContent = (
  page: string,
  { original, decided }: { original: string; decided: string },
): string | undefined =>
  original !== "" && page.includes(original) ? page.replace(original, () => decided) : undefined

/**
 * The element of the script that adopts the decision, after links that preload what the page then needs at once.
 * @param files of the script; the last is the script itself
 * @param texts files of texts that the decision makes necessary
 * @param html of the page as built: files that it lists are not fetched twice
 */
function adoptingElements(files: readonly string[], texts: readonly string[], html: string): string {
  const links = [...texts, ...files.slice(0, -1)]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  return `${links.join("")}<script type="module" crossorigin src="${files.at(-1) ?? ""}"></script>`
}

/** The end of a decided page: a data block with the decision and the visitor's id, and the end of the document. */
export const decidedPageEnd = (text: string): string =>
  `<script type="application/json" id="decision">${text}</script></body></html>\n`
