import { parseUrl } from "../../../lib/parseUrl"

/** What a messaging app or a social network shows of a link. */
export interface ShareCard {
  title: string
  description: string
  /** Path of the picture on the page's own host. */
  picture: string
}

/** The characters that React escapes in attributes. */
const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
}

/**
 * The share card that a prerendered page describes in its Open Graph tags (ogp.me, "Basic Metadata").
 * Read as text, since nothing of the page is to run or to load.
 * @param html of the page
 * @returns undefined for a page without all of these tags
 */
export function shareCardIn(html: string): ShareCard | undefined {
  const contentOf = (name: string) => {
    const content = new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
    return content?.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
  }
  const [title, description, image] = [contentOf("title"), contentOf("description"), contentOf("image")]
  const picture = parseUrl(image ?? "")?.pathname
  if (!title || !description || !picture) return undefined
  return { title, description, picture }
}
