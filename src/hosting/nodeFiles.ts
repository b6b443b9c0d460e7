import { createHash } from "node:crypto"
import { readFileSync, statSync, type Stats } from "node:fs"
import { readFile } from "node:fs/promises"
import { resolve, sep } from "node:path"
import type { StoredFile } from "./storedFile"

/** Entity tags by path, and the version of the file that each belongs to. */
const tags = new Map<string, { version: string; etag: string }>()

/**
 * The entity tag of a file: a hash of its content, which is read once per version. Size and modification time are not
 * enough: in a container image whose builder gives all files the same time, a page of the next release can have the
 * same size and time as the old one.
 */
function entityTag(path: string, { ino, size, mtimeMs, ctimeMs }: Stats): string {
  const version = [ino, size, mtimeMs, ctimeMs].join(" ")
  const known = tags.get(path)
  if (known?.version === version) return known.etag
  const hash = createHash("sha256").update(readFileSync(path)).digest("base64url")
  const etag = `"${hash.slice(0, 16)}"`
  tags.set(path, { version, etag })
  return etag
}

/** What is at a path; undefined if nothing is or can be there, e.g. because part of the path is too long for a name. */
function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

/** A file on disk; null if there is none. */
export function fileAt(path: string): StoredFile | null {
  const stats = statsAt(path)
  if (!stats?.isFile()) return null
  return {
    etag: entityTag(path, stats),
    size: stats.size,
    read: async () => new Uint8Array(await readFile(path)),
  }
}

/** A file inside a folder; null for a path outside it. */
export function fileInside(folder: string, file: string): StoredFile | null {
  const path = resolve(folder, file)
  return path.startsWith(resolve(folder) + sep) ? fileAt(path) : null
}
