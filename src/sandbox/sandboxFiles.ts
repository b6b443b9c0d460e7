import { getMimeType } from "hono/utils/mime"
import { fileAt, fileInside } from "../hosting/nodeFiles"
import type { StoredFile } from "../hosting/siteApp"
import { sandboxPaths } from "./pages/navigation"
import { scriptPath } from "./pages/page"

/** Where the files of the sandbox itself are on this machine. */
export interface SandboxFiles {
  /** Folder of the atlas: pictures of every page (tests/atlas). */
  atlasDir: string
  /** Script of the sandbox's own pages. */
  scriptFile: string
}

function find({ pathname }: URL, { atlasDir, scriptFile }: SandboxFiles): { name: string; stored: StoredFile | null } {
  if (pathname === scriptPath) return { name: scriptFile, stored: fileAt(scriptFile) }
  const { path } = sandboxPaths.atlas
  if (!pathname.startsWith(path)) return { name: "", stored: null }
  const name = pathname.slice(path.length) || "index.html"
  return { name, stored: fileInside(atlasDir, name) }
}

/**
 * Serves the files of the sandbox itself: the script of its pages, and the atlas if `npm run atlas` has made one.
 * @returns undefined if the URL is no such file
 */
export async function serveSandboxFile(url: URL, files: SandboxFiles): Promise<Response | undefined> {
  const { name, stored } = find(url, files)
  if (!stored) return undefined
  const type = getMimeType(name) ?? "application/octet-stream"
  return new Response(stored.body, { headers: { "content-type": type, "cache-control": "no-store" } })
}
