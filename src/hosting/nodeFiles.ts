import { createHash } from "node:crypto"
import { readFileSync, statSync, type Stats } from "node:fs"
import { resolve, sep } from "node:path"
import type { StoredFile } from "./siteApp"

/** How long a file is sent as it was read before the disk is asked again, in milliseconds. */
const trustMs = 1000

/** The files that have been asked for, by path, with the version of each and when it was seen. They stay in memory. */
const files = new Map<string, { version: string; seen: number; stored: StoredFile }>()

/** What is at a path; undefined if nothing is or can be there, e.g. because part of the path is too long for a name. */
function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/**
 * Reads a file. Its entity tag is a hash of its content: in a container image whose builder gives all files the same
 * time, a page of the next release can have the same size and time as the old one.
 */
function read(path: string): StoredFile {
  const body = new Uint8Array(readFileSync(path))
  return { etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 16)}"`, body }
}

/** A file on disk, read once per version; null if there is none. */
export function fileAt(path: string): StoredFile | null {
  const known = files.get(path)
  const now = performance.now()
  if (known && now - known.seen < trustMs) return known.stored
  const stats = statsAt(path)
  if (!stats?.isFile()) return null
  const version = [stats.ino, stats.size, stats.mtimeMs, stats.ctimeMs].join(" ")
  const stored = known?.version === version ? known.stored : read(path)
  files.set(path, { version, seen: now, stored })
  return stored
}

/** A file inside a folder; null for a path outside it. */
export function fileInside(folder: string, file: string): StoredFile | null {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? fileAt(path) : null
}
