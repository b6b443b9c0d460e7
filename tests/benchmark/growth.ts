import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { languages } from "../../src/lib/languages.ts"
import { measureBuild } from "./buildTime.ts"
import { scriptBytes } from "./sizes.ts"

/** What a number of languages costs. */
export interface GrowthFigures {
  pages: number
  buildSeconds: number
  releaseSeconds: number
  /** Kilobytes (brotli) of the English landing page, and of the scripts that it loads before it is interactive. */
  documentKb: number
  scriptsKb: number
}

/** How many languages are measured. */
export const languageCounts = [languages.length, 2 * languages.length, 4 * languages.length] as const

/**
 * Builds and releases a copy of the site with further languages: copies of the present ones under codes that no language
 * has.
 */
export function measureGrowth(count: number): GrowthFigures {
  const root = mkdtempSync(path.join(tmpdir(), "growth-"))
  try {
    copySources(root)
    addLanguages(root, count - languages.length)
    const out = path.join(root, "dist")
    const { seconds, pages } = measureBuild(out, root)
    writeFileSync(path.join(root, "settings.json"), JSON.stringify({ growthbookClientKey: "sdk-benchmark" }))
    const begun = performance.now()
    execFileSync(process.execPath, ["scripts/release.ts", "--settings", "settings.json"], {
      cwd: root,
      stdio: "ignore",
    })
    const releaseSeconds = (performance.now() - begun) / 1000
    return { pages, buildSeconds: seconds, releaseSeconds, ...weigh(out) }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** Copies what the build reads; the libraries are shared. */
function copySources(root: string): void {
  const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(Boolean)
  for (const file of tracked) cpSync(file, path.join(root, file))
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
}

function addLanguages(root: string, count: number): void {
  const inRoot = (...parts: string[]) => path.join(root, ...parts)
  const added = Array.from({ length: count }, (_, index) => {
    const code = `x${String.fromCodePoint(97 + index)}`
    const like = languages[index % languages.length] ?? languages[0]
    cpSync(inRoot("locales", like), inRoot("locales", code), { recursive: true })
    cpSync(inRoot("public", `share-${like}.jpg`), inRoot("public", `share-${code}.jpg`))
    return code
  })
  const file = inRoot("src", "lib", "languages.ts")
  const source = readFileSync(file, "utf8")
    .replace(/\] as const/, `${added.map((code) => `, "${code}"`).join("")}] as const`)
    .replace(/\n\}\n/, `\n${added.map((code) => `  ${code}: "${code}",\n`).join("")}}\n`)
  writeFileSync(file, source)
}

function weigh(out: string): Pick<GrowthFigures, "documentKb" | "scriptsKb"> {
  const page = "index.en.html"
  const html = readFileSync(path.join(out, page))
  return { documentKb: brotliCompressSync(html).byteLength / 1000, scriptsKb: scriptBytes(out, page) / 1000 }
}
