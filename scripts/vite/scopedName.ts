import { createHash } from "node:crypto"
import { relative } from "node:path"

/**
 * Name of a CSS module's class or animation in the built site: its own name and a short hash of the module's path. By
 * default the line in the module would follow, which tells nothing more apart and compresses badly: every page brings
 * its styles and the classes of its HTML along.
 * @param filename of the module, absolute
 */
export function scopedName(name: string, filename: string): string {
  const path = relative(process.cwd(), filename.replace(/\?.*$/, ""))
  const hash = createHash("sha256")
    .update(path)
    .digest("base64url")
    .replace(/[^a-z]/gi, "")
  return `${name}_${hash.slice(0, 3)}`
}
