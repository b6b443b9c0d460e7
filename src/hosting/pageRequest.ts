import type { FileChoice } from "./hostRules"
import type { Encoding } from "./precompressed"
import type { FindFile, Found, StoredFile } from "./storedFile"

/** A page that somebody asks for. */
export interface PageRequest {
  request: Request
  url: URL
  /** Path of its file inside the built site. */
  file: string
  /** Entity tag of the copy of that file that was found, which is compressed if possible. */
  etag: string
  /** Status of the page as built. */
  status: FileChoice["status"]
  /** Whether the file is the skeleton that the browser fills in. */
  isShell: boolean
  /** The best coding that the client accepts. */
  encoding: Encoding | undefined
  /** What the response varies by, besides the decision. */
  vary: string[]
  /** Finds the file itself, not compressed. */
  plainFile: () => Promise<StoredFile>
}

interface PageRequestContext {
  /** The codings that the client accepts, best first. */
  accepted: Encoding[]
  vary: string[]
  find: FindFile
}

/**
 * Whether a file answers a path as a page. It does not if the path itself names a file, or if the file says that there is
 * no page (404.html).
 */
export const isPage = (path: string, file: string) =>
  file.endsWith(".html") && file !== "404.html" && !/\.[^/]*$/.test(path)

/** What is known of a page when somebody asks for it. */
export function createPageRequest(
  request: Request,
  url: URL,
  { choice, stored }: Found,
  { accepted, vary, find }: PageRequestContext,
): PageRequest {
  const { file, status } = choice
  // Found anew, since some hosts' files can be read only once.
  const plainFile = async () => {
    const plain = await find(file)
    if (!plain) throw new Error("a page has only compressed copies")
    return plain
  }
  const varying = ["Accept-Encoding", ...vary]
  const isShell = file === "shell.html"
  return { request, url, file, status, plainFile, encoding: accepted[0], etag: stored.etag, isShell, vary: varying }
}
