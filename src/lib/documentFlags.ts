/** Flags on the document's element, as data attributes that style sheets read (src/ui/base.css); present means yes. */
export type DocumentFlag =
  /** The page is shown inside an app. */
  | "webView"
  /** The visitor is being sent to another document; nothing of this one is seen. */
  | "leaving"
  /** The file was made in another language than the visitor's; it is hidden until it is rendered anew. */
  | "swap"
  /** The entry has begun to fetch the rest of the code. */
  | "opened"
  /** The page's code can't be had: the page says so. */
  | "failed"
  /** Running text is set in the site's own font. */
  | "face"
  /** Places that a flag can change are held back, or shown for good. */
  | "held"
  | "revealed"

/** The flags of the document; set one with `flags.opened = ""`, clear it with `delete`. */
export const documentFlags = (): Partial<Record<DocumentFlag, string>> => document.documentElement.dataset
