/**
 * Makes a release of the build for one environment, without building again (product decisions, section 2).
 *     npm run release -- --settings FILE [--out DIR]
 * Takes dist/ and the environment's defaults.json, and writes the folder that a host serves: the same files, with each
 * page's policy naming the environment's hosts, and stamped as able to run experiments if a client key is set.
 */
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { stampExperiments } from "../src/hosting/stamp.ts"
import { compressFile, quickly } from "./vite/compress.ts"
import { allowHosts, outsideHosts } from "./release/pagePolicy.ts"

const { values: options } = parseArgs({
  options: {
    settings: { type: "string" },
    from: { type: "string", default: "dist" },
    out: { type: "string", default: "dist-release" },
  },
})

/** Reads the settings of an environment; throws a sentence for the operator if they are not a JSON object. */
async function readSettings(file: string | undefined): Promise<Record<string, unknown>> {
  if (file === undefined) throw new Error("--settings names the defaults.json of the environment")
  const settings: unknown = JSON.parse(await readFile(file, "utf8"))
  if (typeof settings !== "object" || settings === null || Array.isArray(settings)) {
    throw new Error(`${file} holds no JSON object`)
  }
  return { ...settings }
}

async function release(from: string, out: string, settings: Readonly<Record<string, unknown>>): Promise<number> {
  const hosts = outsideHosts(settings)
  const hasExperiments = typeof settings["growthbookClientKey"] === "string" && settings["growthbookClientKey"] !== ""
  await rm(out, { recursive: true, force: true })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  const files = names.map((name) => path.relative(from, name)).filter((file) => file !== "defaults.json")
  const folders = new Set(files.map((file) => path.dirname(file)))
  for (const folder of folders) await mkdir(path.join(out, folder), { recursive: true })
  const pages = files.filter((file) => file.endsWith(".html"))
  const isPageCopy = (file: string) => /\.html(?:\.br|\.gz)?$/.test(file)
  const assets = files.filter((file) => !isPageCopy(file))
  await Promise.all(
    assets.map((file) =>
      // A link is quicker, but not possible across file systems.
      link(path.join(from, file), path.join(out, file)).catch(() =>
        copyFile(path.join(from, file), path.join(out, file)),
      ),
    ),
  )
  await Promise.all(
    pages.map(async (page) => {
      const html = allowHosts(await readFile(path.join(from, page), "utf8"), hosts)
      const file = path.join(out, page)
      await writeFile(file, hasExperiments ? stampExperiments(html) : html)
      if (files.includes(`${page}.br`)) await compressFile(file, quickly)
    }),
  )
  await writeFile(path.join(out, "defaults.json"), `${JSON.stringify(settings, null, 2)}\n`)
  return pages.length
}

const begun = performance.now()
try {
  const pages = await release(options.from, options.out, await readSettings(options.settings))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`released ${pages} pages into ${options.out} in ${seconds} s\n`)
} catch (error) {
  process.stderr.write(`No release was made: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
