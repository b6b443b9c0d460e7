import type { FileChoice } from "./hostRules"
import type { Encoding } from "./precompressed"

/** A file of the built site, as a host stores it. */
export interface StoredFile {
  /** Entity tag, in quotes. */
  etag: string
  /** In bytes, if the host knows it without reading the file. */
  size?: number
  read: () => Promise<ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>>
}

/** The file to send for a request. */
export interface Found {
  choice: FileChoice
  stored: StoredFile
  /** The content coding of `stored`, if it is a compressed copy. */
  encoding?: Encoding
}

/** Finds a file by its path inside the built site; null if there is none. */
export type FindFile = (file: string) => Promise<StoredFile | null>
