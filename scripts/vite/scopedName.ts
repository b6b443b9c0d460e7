import { createHash } from "node:crypto"
import { relative } from "node:path"

/** The module that each hash stands for. */
const modules = new Map<string, string>()

/**
 * Name of a CSS module's class or animation in the built site: its own name and a short hash of the module's path. By
 * default the line in the module would follow, which tells nothing more apart and compresses badly: every page brings
 * its styles and the classes of its HTML along.
 * @param filename of the module, absolute
 * @throws if two modules have the same hash
 */
export function scopedName(name: string, filename: string): string {
  const path = relative(process.cwd(), filename.replace(/\?.*$/, ""))
  const hash = createHash("sha256")
    .update(path)
    .digest("base64url")
    .replace(/[^a-z]/gi, "")
    .slice(0, 3)
  const other = modules.get(hash) ?? path
  if (other !== path) throw new Error(`${path} and ${other} have the same hash: rename one of them`)
  modules.set(hash, path)
  return `${name}_${hash}`
}
