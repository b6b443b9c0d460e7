import { createHash } from "node:crypto"
import { readFileSync, statSync, type Stats } from "node:fs"
import { resolve, sep } from "node:path"
import type { StoredFile } from "./siteApp"

/** The files that have been asked for, by path, with the version of each. They stay in memory. */
const files = new Map<string, { version: string; stored: StoredFile }>()

/** What is at a path; undefined if nothing is or can be there, e.g. because part of the path is too long for a name. */
function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/**
 * A file on disk, read once per version; null if there is none. Its entity tag is a hash of its content: in a container
 * image whose builder gives all files the same time, a page of the next release can have the same size and time as the
 * old one.
 */
export function fileAt(path: string): StoredFile | null {
  const stats = statsAt(path)
  if (!stats?.isFile()) return null
  const version = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(" ")
  const known = files.get(path)
  if (known?.version === version) return known.stored
  const body = new Uint8Array(readFileSync(path))
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`
  files.set(path, { version, stored: { etag, body } })
  return { etag, body }
}

/** A file inside a folder; null for a path outside it. */
export function fileInside(folder: string, file: string): StoredFile | null {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? fileAt(path) : null
}
