import { defaultLanguage, isLanguage } from "../lib/languages"
import type { HostDecision, HostBundle } from "./hostBundle"

/**
 * A page as it is for all visitors with the same decision: it contains the rendered landing page and the script that
 * applies the decision (src/boot/applyHostDecision.ts), and hides nothing. It lacks only its end (`decidedPageEnd`),
 * within the data block. The page's Content Security Policy still holds: inline scripts and styles are the same, and a data
 * block is no script (HTML Standard, "prepare the script element"; CSP Level 3, 4.2.3).
 * @param page as built, and the path of its URL
 * @param shared first part of the data block's text, the same for all of them (`decisionText` of src/host.ts)
 * @param isShell whether the page is the skeleton that the browser fills in
 * @returns undefined if the page is not of the bundle's build, or only the browser renders it
 */
export async function decidedPage(
  { build, renderDecided }: Pick<HostBundle, "build" | "renderDecided">,
  { html, pathname }: { html: string; pathname: string },
  isShell: boolean,
  landing: HostDecision["landing"],
  shared: string,
): Promise<string | undefined> {
  const parts = partsOf(html)
  if (!parts || !html.includes(`<meta name="release" content="${build.release}"`)) return undefined
  const { before, language, root, between, entry } = parts
  const changed = landing?.changed ? landing : undefined
  const texts = (changed && build.variantTextFiles[language]) ?? []
  const content = changed && !isShell ? await renderDecided(pathname, language, changed) : root
  if (content === undefined) return undefined
  const start = before.replace("<html ", "<html data-revealed ").replaceAll(/<link [^>]*data-decision[^>]*>/g, "")
  const applying = applyingElements(build.applyDecision, texts, html)
  return `${start}${content}${between}${applying}${entry}<script type="application/json" id="decision">${shared}`
}

/** The parts of a built page (index.html): what comes before the content of the root element, and what follows it. */
const pageParts =
  /^([^>]*>\s*<html[^>]* lang="(\w\w)".*?<div id="root"[^>]*>)(.*)(<\/div><noscript>.*)(<script type="module"[^>]*><\/script>)<\/body>\s*<\/html>\s*$/s

function partsOf(html: string) {
  const [, before, code, root, between, entry] = pageParts.exec(html) ?? []
  if (before === undefined || root === undefined || between === undefined || entry === undefined) return undefined
  return { before, language: isLanguage(code) ? code : defaultLanguage, root, between, entry }
}

/**
 * The element of the script that applies the decision, after links that preload what the page then needs at once.
 * @param files of the script; the last is the script itself
 * @param texts files of texts that the decision makes necessary
 * @param html of the page as built: files that it lists are not fetched twice
 */
function applyingElements(files: readonly string[], texts: readonly string[], html: string): string {
  const links = [...texts, ...files.slice(0, -1)]
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}" />`)
  return `${links.join("")}<script type="module" crossorigin src="${files.at(-1) ?? ""}"></script>`
}

/** The end of a decided page: the rest of the data block's text, and the end of the document. */
export const decidedPageEnd = (own: string): string => `${own}</script></body></html>\n`
