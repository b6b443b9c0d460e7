import { cp, mkdir, readdir, rm } from "node:fs/promises"
import path from "node:path"
import type { Plugin } from "vite"
import { holds } from "../release/outFolder.ts"
import { clientOutDir } from "./clientOutDir.ts"

/**
 * Vite plug-in that moves the source maps of a build (`build.sourcemap: "hidden"`) out of the folder that is served, to
 * a folder of the same shape, with a copy of each script beside its map: what the error service's command uploads
 * (docs/hosting.md).
 * @param folder is emptied first
 */
export function separateSourceMaps(folder: string): Plugin {
  return {
    name: "separate-source-maps",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config }) {
        const outDir = clientOutDir(config)
        const names = await readdir(outDir, { recursive: true })
        if (holds(outDir, folder) || holds(folder, outDir)) {
          throw new Error(`${folder} and ${outDir}, which is served, must not hold each other`)
        }
        await rm(folder, { recursive: true, force: true })
        await Promise.all(names.filter((name) => name.endsWith(".map")).map((name) => separate(name, outDir, folder)))
      },
    },
  }
}

/** Moves a source map, and copies its script. */
async function separate(name: string, from: string, to: string): Promise<void> {
  const script = name.replace(/\.map$/, "")
  await mkdir(path.dirname(path.join(to, name)), { recursive: true })
  for (const file of [name, script]) await cp(path.join(from, file), path.join(to, file))
  await rm(path.join(from, name))
}
