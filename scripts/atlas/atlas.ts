/**
 * Takes screenshots of every page of the QA build, in each of its states, languages and sizes, and writes a page to
 * browse them: atlas/index.html, for translators, lawyers and designers. Needs the QA build and the sandbox's server.
 *     node scripts/atlas/atlas.ts [--language de]… [--size phone]… [--page form]… default: all
 */
import { mkdir, writeFile } from "node:fs/promises"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { languages } from "../../src/lib/languages.ts"
import { findBrowser, findHeadlessShell, launchOptions } from "../browser.mjs"
import { atlasPage } from "./atlasPage.ts"
import { states } from "./states.ts"
import { takeSheet, type Plate, type Sheet, type Size } from "./takePictures.ts"

const sizes: Readonly<Record<string, Size>> = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
}

/** Browsers that run concurrently. */
const workers = 2

const { values } = parseArgs({
  options: {
    language: { type: "string", multiple: true },
    size: { type: "string", multiple: true },
    page: { type: "string", multiple: true },
    /** Folder of the QA build. */
    site: { type: "string", default: "dist-qa" },
    out: { type: "string", default: "atlas" },
  },
})

const isWanted = (wanted: readonly string[] | undefined, name: string) => !wanted || wanted.includes(name)

function wantedSheets(): Sheet[] {
  return languages
    .filter((language) => isWanted(values.language, language))
    .flatMap((language) =>
      Object.entries(sizes)
        .filter(([size]) => isWanted(values.size, size))
        .map(([size, viewport]) => ({ language, locale: language, size, viewport })),
    )
}

interface SiteServer {
  url: string
  stop: () => Promise<void>
}

/** Serves the QA build; its pages are answered by the backend built into it. */
async function serve(distDir: string): Promise<SiteServer> {
  const cli: { startServer: (options: { distDir: string }) => Promise<SiteServer> } = await import(
    pathToFileURL("node_modules/.sandbox/cli.js").href
  )
  return cli.startServer({ distDir })
}

async function takeAll(site: string, outDir: string): Promise<Plate[]> {
  const browser = await chromium.launch(launchOptions(findHeadlessShell() ?? findBrowser()))
  const wanted = states.filter(({ page }) => isWanted(values.page, page))
  const queue = wantedSheets()
  const plates: Plate[] = []
  const work = async () => {
    for (let sheet = queue.shift(); sheet; sheet = queue.shift()) {
      plates.push(...(await takeSheet(browser, wanted, { site, outDir, sheet })))
      process.stdout.write(`${sheet.language}, ${sheet.size}: ${plates.length} pictures so far\n`)
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await browser.close()
  return plates
}

const begun = performance.now()
await mkdir(values.out, { recursive: true })
const server = await serve(values.site)
const plates = await takeAll(`${server.url}/acquisition/`, values.out)
await server.stop()
await writeFile(`${values.out}/index.html`, atlasPage(plates))
const failed = plates.filter(({ problem }) => problem !== undefined)
for (const { page, state, language, size, problem } of failed) {
  process.stderr.write(`${page}, ${state}, ${language}, ${size}: ${problem}\n`)
}
const seconds = Math.round((performance.now() - begun) / 1000)
process.stdout.write(`${plates.length} pictures in ${seconds} s: ${values.out}/index.html\n`)
if (failed.length > 0) process.exitCode = 1
