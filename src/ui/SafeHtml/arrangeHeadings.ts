/** A heading of a text, for the table of contents. */
export interface TextHeading {
  id: string
  words: string
  /** 0 for the highest level, 1 for the next, and so on. */
  depth: number
}

/** Number of headings from which a text gets a table of contents. */
const minHeadings = 6

const idOf = (index: number) => `section-${index + 1}`

/**
 * Renumbers the headings of a text so that they start below the page's title and skip no level (WCAG 1.3.1, technique
 * H42), whatever levels the author used. Headings of a long text get ids.
 * @param text modified in place
 * @param firstLevel level of the first heading: 2 for h2
 * @returns the headings of a long text, in order; empty for a short one
 */
export function arrangeHeadings(text: ParentNode, firstLevel: number): TextHeading[] {
  const found = [...text.querySelectorAll("h1, h2, h3, h4, h5, h6")]
  const isLong = found.length >= minHeadings
  /** The authored levels of the current heading and its ancestors. */
  const open: number[] = []
  return found.flatMap((heading, index) => {
    const authored = Number(heading.tagName.slice(1))
    while ((open.at(-1) ?? 0) >= authored) open.pop()
    open.push(authored)
    const depth = open.length - 1
    const arranged = document.createElement(`h${Math.min(firstLevel + depth, 6)}`)
    if (heading.hasAttribute("lang")) arranged.lang = heading.getAttribute("lang") ?? ""
    arranged.append(...heading.childNodes)
    heading.replaceWith(arranged)
    if (!isLong) return []
    arranged.id = idOf(index)
    arranged.tabIndex = -1
    return [{ id: arranged.id, words: arranged.textContent, depth }]
  })
}
