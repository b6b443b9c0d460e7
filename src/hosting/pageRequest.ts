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
  /** The request headers that the response depends on, for its header Vary. */
  vary: string[]
  /** Finds the file itself, not compressed. */
  plainFile: () => Promise<StoredFile>
}

interface PageRequestContext {
  /** The codings that the client accepts, best first. */
  accepted: Encoding[]
  /** The request headers that the response depends on, besides Accept-Encoding. */
  vary: string[]
  find: FindFile
}

/**
 * Whether the file that is sent for a path is the page at that path. It is not if the path itself names a file, nor if
 * the file is 404.html, which says that there is no page.
 */
export const isPage = (path: string, file: string) =>
  file.endsWith(".html") && file !== "404.html" && !/\.[^/]*$/.test(path)

/** Collects what the function that decides a page needs to know about the request. */
export function createPageRequest(
  request: Request,
  url: URL,
  { choice, stored }: Found,
  { accepted, vary, find }: PageRequestContext,
): PageRequest {
  const { file, status } = choice
  // The file is looked up again, since on some hosts a file that was found can be read only once.
  const plainFile = async () => {
    const plain = await find(file)
    if (!plain) throw new Error("a page has only compressed copies")
    return plain
  }
  const varying = ["Accept-Encoding", ...vary]
  const isShell = file === "shell.html"
  return { request, url, file, status, plainFile, encoding: accepted[0], etag: stored.etag, isShell, vary: varying }
}
