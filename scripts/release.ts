/**
 * Makes a release of the build for one environment, without building again (product decisions, section 2).
 *     npm run release -- --settings FILE [--out DIR] [--preview]
 * Takes dist/ and the environment's defaults.json, and writes the folder that a host serves: the same files, with each
 * page's policy naming the environment's hosts, with the settings in it, and stamped as able to run experiments if a
 * client key is set. With --preview, for the preview of the tag manager: pages also allow what that needs, and no search engine lists them.
 */
import { existsSync } from "node:fs"
import { cp, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { constants } from "node:zlib"
import { loadHostBundle } from "../src/hosting/nodeHostBundle.ts"
import { linkDecision, mayRunExperiments, stampExperiments, stampSettings } from "../src/hosting/stamp.ts"
import { isRecord } from "../src/lib/isRecord.ts"
import { outsideHosts } from "./outsideHosts.ts"
import { checkFolders, replaceFolder } from "./release/outFolder.ts"
import { allowSources, forbidIndexing, previewSources } from "./release/pagePolicy.ts"
import { compressFile } from "./vite/compress.ts"

/** A release has seconds for hundreds of pages. */
const quickly = constants.BROTLI_MAX_QUALITY - 1

const { values: options } = parseArgs({
  options: {
    settings: { type: "string" },
    from: { type: "string", default: "dist" },
    out: { type: "string", default: "dist-release" },
    preview: { type: "boolean", default: false },
  },
})

/** Reads the settings of an environment; throws a sentence for the operator if they are not a JSON object. */
async function readSettings(file: string | undefined): Promise<Record<string, unknown>> {
  if (file === undefined) throw new Error("--settings names the defaults.json of the environment")
  const settings: unknown = JSON.parse(await readFile(file, "utf8"))
  if (!isRecord(settings)) throw new Error(`${file} holds no JSON object`)
  return settings
}

/** Writes a release, or throws a sentence for the operator and leaves what is there; returns the number of pages. */
async function release({ from, out, preview }: typeof options, settings: Record<string, unknown>): Promise<number> {
  checkFolders(from, out)
  const hosts = outsideHosts(settings)
  const site = mayRunExperiments(settings) ? await loadHostBundle(`${from}-server`) : undefined
  const service = site?.flagServiceOf(settings)
  const stamp = (built: string) => {
    const html = stampSettings(allowSources(built, hosts), settings)
    const linked = site && service ? linkDecision(html, site.build, service.features) : html
    const stamped = mayRunExperiments(settings) ? stampExperiments(linked) : html
    return preview ? forbidIndexing(allowSources(stamped, previewSources)) : stamped
  }
  return replaceFolder(out, async (folder) => {
    // Source maps are for the error service, not for visitors.
    await cp(from, folder, { recursive: true, filter: (file) => !file.endsWith(".map") })
    const names = await readdir(folder, { recursive: true })
    const pages = names.filter((name) => name.endsWith(".html")).map((name) => path.join(folder, name))
    await Promise.all(
      pages.map(async (page) => {
        await writeFile(page, stamp(await readFile(page, "utf8")))
        if (existsSync(`${page}.br`)) await compressFile(page, quickly)
      }),
    )
    await writeFile(path.join(folder, "defaults.json"), `${JSON.stringify(settings, null, 2)}\n`)
    return pages.length
  })
}

try {
  const pages = await release(options, await readSettings(options.settings))
  process.stdout.write(`released ${pages} pages into ${options.out}\n`)
} catch (error) {
  process.stderr.write(`No release was made: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
