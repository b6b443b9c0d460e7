import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve, sep } from "node:path"
import { basePath } from "../lib/basePath"
import { createSiteHost, type StoredFile } from "../hosting/siteHost"

export interface StaticHostOptions {
  /** Folder of the built site, served under the base path. */
  distDir: string
  /** File that is served as defaults.json instead of the built site's own. */
  settingsFile?: string
}

/** A file on disk; null if there is none. */
function fileAt(path: string): StoredFile | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) return null
  return {
    etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
    size: stats.size,
    read: async () => new Uint8Array(await readFile(path)),
  }
}

/** A file inside a folder; null for a path outside it. */
function fileInside(folder: string, file: string): StoredFile | null {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? fileAt(path) : null
}

/** Creates a function that serves the built site from a folder like a static host (product decisions, section 3). */
export function createStaticHost({ distDir, settingsFile }: StaticHostOptions) {
  return createSiteHost({
    basePath,
    find: async (file) => {
      const settings = settingsFile !== undefined && file === "defaults.json" ? fileAt(settingsFile) : null
      return settings ?? fileInside(distDir, file)
    },
  })
}
