import { readdirSync, readFileSync } from "node:fs"
import { brotliCompressSync, constants } from "node:zlib"
import { languages, type Language } from "../../../src/lib/languages"
import { routeTable, type RouteName, type RouteRow } from "../../../src/router/routeTable"
import { tokenSamples } from "../../../src/sandbox/tokens"
import { readTexts } from "./texts"

/** What the URL has to carry so that a visitor may stay on a page. */
const requiredQueries: Partial<Record<RouteName, string>> = {
  lobby: `?token=${tokenSamples.withEmail.token}`,
  "registration-activateaccount": "?activationId=pending-1",
  "registration-formstarted": "?rc=VALID-0001",
  "registration-social-registration-second-step": `?token=${tokenSamples.withEmail.token}`,
}

/** Pages that change by themselves as soon as they are hydrated. */
const selfUpdatingPages: readonly RouteName[] = [
  "registration-registrationformemailactivecomplete",
  // Of the reasons in its file, one stays.
  "registration-deny",
  // It says whether somebody is signed in.
  "admin-registrationlinkgenerator",
  "admin-splitgenerator",
]

/** The pages that the build writes as files. */
export const writtenRoutes = routeTable.filter((row) => row.prerendered)

/** A page at one of its URLs. */
export interface SitePage {
  row: RouteRow
  /** Relative to the base path, without a leading slash; includes what the visitor needs to open the page. */
  address: string
  language: Language
  /** Whether the page reads something from the URL or counts down, and so changes as soon as it is hydrated. */
  changing: boolean
}

/** Every page that has a file under a prefix; an empty prefix stands for the English pages. */
export function pagesUnder(prefix: Language | ""): SitePage[] {
  return writtenRoutes.map((row) => ({
    row,
    address: [prefix, row.path].filter(Boolean).join("/") + (requiredQueries[row.name] ?? ""),
    language: prefix === "" ? "en" : prefix,
    changing: row.name in requiredQueries || selfUpdatingPages.includes(row.name),
  }))
}

/**
 * Every page once, cycling through the languages, for what hardly depends on the language; another turn starts with
 * another language.
 */
export const pagesInTurn = (turn: number): SitePage[] =>
  languages.flatMap((language, place) =>
    pagesUnder(language).filter((_page, index) => (index + turn) % languages.length === place),
  )

/** The files of a built site, by path relative to its folder. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1))
}

/** Bytes of a text as served at best (brotli, quality 11). */
export function compressedSize(content: string | Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength
}

/** The scripts that a landing page needs besides for who has a code. */
const formModules = /<template id="form-modules">.*?<\/template>/s

/**
 * The scripts that a built page links to: preloaded ones first, the entry last; file names relative to the folder.
 * @param withCode whether to include those for a visitor with a code
 */
export function scriptsOf(page: string, withCode = false): string[] {
  const html = withCode ? page : page.replace(formModules, "")
  const links = html.matchAll(/<link rel="modulepreload"[^>]*href="\/acquisition\/([^"]+)"/g)
  const entry = /<script type="module"[^>]*src="\/acquisition\/([^"]+)"/.exec(html)?.[1]
  return [...[...links].map(([, file]) => file ?? ""), entry ?? ""]
}

/** The longest text of a language file that a minifier leaves unchanged. */
function trait(texts: Record<string, unknown>): string {
  const values = Object.values(texts).flatMap((value): string[] =>
    typeof value === "string" ? [value] : typeof value === "object" && value !== null ? [trait({ ...value })] : [],
  )
  const plain = values.filter((value) => /^[\p{L}\p{N} .,()-]*$/u.test(value))
  return plain.toSorted((a, b) => b.length - a.length)[0] ?? ""
}

/** The language of each text chunk in a built site, by file name. */
export function languagesOfChunks(folder: string): Map<string, Language> {
  const files = readdirSync("locales/en").map((file) => file.replace(".json", ""))
  // What only a browser without script shows is in the documents.
  const areas = files.filter((area) => area !== "noscript")
  const found = new Map<string, Language>()
  for (const area of areas) {
    for (const language of languages) {
      // The common words come with the list of the language's files.
      const name = area === "common" ? language : area
      const chunks = filesOf(folder).filter((file) => new RegExp(`^assets/${name}-[\\w-]{7}\\.js$`).test(file))
      const words = trait(readTexts(language, area))
      const chunk = chunks.find((file) => readFileSync(`${folder}/${file}`, "utf8").includes(words))
      if (!chunk) throw new Error(`${folder} has no texts of ${area} in ${language}`)
      found.set(chunk, language)
    }
  }
  return found
}
