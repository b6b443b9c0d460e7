import { statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve, sep } from "node:path"
import type { StoredFile } from "./storedFile"

/** A file on disk; null if there is none. */
export function fileAt(path: string): StoredFile | null {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) return null
  return {
    etag: `"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`,
    size: stats.size,
    read: async () => new Uint8Array(await readFile(path)),
  }
}

/** A file inside a folder; null for a path outside it. */
export function fileInside(folder: string, file: string): StoredFile | null {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? fileAt(path) : null
}
