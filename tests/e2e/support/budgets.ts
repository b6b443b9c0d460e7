import { existsSync, readFileSync, statSync } from "node:fs"
import { slugs } from "../../../src/services/settings/landing"
import { languages, type Language } from "../../../src/lib/languages"
import { pathsOf } from "../../../src/router/pagePaths"
import { builds } from "./builds"
import { compressedSize, scriptsOf, writtenRoutes } from "./site"

/** The cost of a page for a visitor with nothing cached, in bytes as served (brotli, quality 11). */
export interface Weight {
  /** The page's file. */
  document: number
  /** The scripts that the page needs to become interactive. */
  scripts: number
  /** The inline styles of the page's file, compressed separately; they are part of `document`. */
  styles: number
}

/** Pages of the same weight: a route, a landing page with a name of its own, words for one, two files for unknown URLs. */
export type PageKind = (typeof writtenRoutes)[number]["name"] | "landing with a name" | "words" | "404" | "shell"

/** JavaScript in bytes until the start page is interactive: the heaviest language as built. */
const startScripts = 93_400

/**
 * The maximum for each kind of page in any language: the heaviest one as built, plus 200 B, a document's plus 40 B or
 * more, for what file names vary by: the release is part of them. A page that needs more has to say why in the change
 * that raises its budget.
 */
export const budgets: Readonly<Record<PageKind, Weight>> = {
  // Every landing page holds the form behind the code as well: 1.4 kB; the start page, the script for other languages.
  landing: { document: 16_200, scripts: startScripts, styles: 7610 },
  "landing with a name": { document: 16_460, scripts: 94_320, styles: 8180 },
  accessibility: { document: 10_700, scripts: 93_030, styles: 5130 },
  "about-us": { document: 10_050, scripts: 89_970, styles: 5080 },
  "admin-registrationlinkgenerator": { document: 10_660, scripts: 121_510, styles: 5480 },
  "admin-splitgenerator": { document: 8520, scripts: 92_580, styles: 4530 },
  "error-404": { document: 9230, scripts: 89_210, styles: 5080 },
  lobby: { document: 10_930, scripts: 111_200, styles: 5510 },
  "membership-interest": { document: 10_330, scripts: 114_240, styles: 5440 },
  "membership-interest-apply": { document: 10_050, scripts: 114_230, styles: 5440 },
  "membership-interest-confirmation": { document: 10_160, scripts: 114_890, styles: 5500 },
  "registration-activateaccount": { document: 9600, scripts: 94_700, styles: 5360 },
  "registration-activateaccountError": { document: 9600, scripts: 98_100, styles: 5310 },
  "registration-deny": { document: 10_270, scripts: 93_410, styles: 5270 },
  "registration-formfinished": { document: 10_100, scripts: 99_910, styles: 5530 },
  "registration-formstarted": { document: 11_300, scripts: 93_380, styles: 5680 },
  "registration-gift-voucher": { document: 9700, scripts: 90_290, styles: 5420 },
  "registration-registrationformemailactivecomplete": { document: 9700, scripts: 92_440, styles: 5360 },
  "registration-registrationformemailpendingcomplete": { document: 9950, scripts: 98_340, styles: 5440 },
  "registration-social-registration-second-step": { document: 9750, scripts: 118_540, styles: 5520 },
  words: { document: 5750, scripts: startScripts, styles: 1 },
  "404": { document: 9060, scripts: 89_000, styles: 5080 },
  shell: { document: 10_420, scripts: 92_990, styles: 7120 },
}

/** Bytes of JavaScript, in brotli, from the landing page to the page about the activation e-mail, without third parties. */
export const journeyScripts = 150_200

/** Maximum number of requests of that journey; prefetches count. */
export const journeyRequests = 60

/** What a visit to the start page fetches in all on a phone, if the visitor neither scrolls nor enters anything. */
export const restingVisit = { requests: 23, bytes: 182_200 }

/** Bytes of a chunk in brotli: React, router and i18next; Formik, Yup and fields; any other that is larger is split. */
export const chunkLimits = { vendor: 59_900, form: 17_700, other: 27_900 }

/** Bytes in brotli of all pages under one language prefix together. */
export const documentsPerLanguage = 369_000

/** A page that the build has written. */
export interface WrittenPage {
  /** Path relative to the folder of the built site. */
  file: string
  kind: PageKind
  /** The language of the page. */
  language: Language
}

/** Every HTML file of a built site. */
export function writtenPages(): WrittenPage[] {
  const pages = writtenRoutes.flatMap(({ name }) =>
    pathsOf(name).flatMap((path) =>
      ["", ...languages].map((prefix) => ({
        file: [prefix, path, "index.html"].filter(Boolean).join("/"),
        kind: slugs.some((slug) => slug === path) ? ("landing with a name" as const) : name,
        language: languages.find((language) => language === prefix) ?? "en",
      })),
    ),
  )
  return [
    ...pages,
    // The start page for hosts that negotiate its language, and its words for those that do not.
    ...languages.map((language) => ({ file: `index.${language}.html`, kind: "landing" as const, language })),
    ...languages.map((language) => ({ file: `index.words.${language}.html`, kind: "words" as const, language })),
    { file: "404.html", kind: "404", language: "en" },
    { file: "shell.html", kind: "shell", language: "en" },
  ]
}

/** Bytes of a file of the built site as served: its brotli copy, or the file itself if the build has written none. */
export function transferSize(file: string): number {
  const copy = `${builds.plain}/${file}.br`
  return statSync(existsSync(copy) ? copy : `${builds.plain}/${file}`).size
}

const styleSizes = new Map<string, number>()

/** Compressed size of styles, cached: many pages have the same ones, and compressing is slow. */
function styleSize(styles: string): number {
  const size = styleSizes.get(styles) ?? compressedSize(styles)
  styleSizes.set(styles, size)
  return size
}

/** What a page of the built site weighs. */
export function measurePage(file: string): Weight {
  const html = readFileSync(`${builds.plain}/${file}`, "utf8")
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? "")
  return {
    document: transferSize(file),
    scripts: scriptsOf(html).reduce((sum, script) => sum + transferSize(script), 0),
    styles: styleSize(styles.join("")),
  }
}
