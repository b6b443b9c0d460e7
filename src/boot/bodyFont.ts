import { documentFlags } from "../lib/documentFlags"
import { onPageChange } from "../router/shownPage"

/** The body font (src/ui/fonts.css); each of its files contains all weights. */
const face = '1em "Hanken Grotesk"'

/** Text that moves by less than this, in pixels, does not count as shifted (Layout Instability API, section 2.2). */
const noticeableShiftPx = 3

/**
 * Loads the body font once the first page is hydrated, and applies it there unless visible text would move: a line that
 * wraps differently moves everything below it. In that case the next page is the first to use the font. If the font
 * cannot be loaded, pages keep the system font.
 */
export function loadBodyFont(): void {
  const flags = documentFlags()
  const apply = () => {
    flags.bodyFont = ""
  }
  const applyUnlessTextMoves = () => {
    const texts = textsNearby()
    const before = texts.map(placeOf)
    apply()
    const moved = (text: Text, index: number) => {
      const [old, place] = [before[index], placeOf(text)]
      if (!place || !old || place.y > innerHeight || place.bottom < 0 || place.x > innerWidth) return false
      return Math.hypot(place.x - old.x, place.y - old.y) >= noticeableShiftPx
    }
    if (!texts.some(moved)) return
    delete flags.bodyFont
    onPageShown = apply
  }
  // Called for every page that is shown: for the first one it loads the font; for the next one it applies the font, if
  // text of the first page would have moved.
  let onPageShown: (() => void) | undefined = () => {
    onPageShown = undefined
    // The page's text decides which files are loaded: some languages need an additional one.
    document.fonts.load(face, document.body.textContent).then(applyUnlessTextMoves, () => undefined)
  }
  onPageChange(() => onPageShown?.())
}

/** Where a text node is on the screen, in pixels: the corner at which its first line begins, and its lower edge. */
interface TextPlace {
  x: number
  y: number
  bottom: number
}

/**
 * The page's texts, without the parts of its main content that begin further than a screen below the visible part: none
 * of them can move into it.
 */
function textsNearby(): Text[] {
  const isFar = (node: Node) =>
    node instanceof Element &&
    node.parentElement?.localName === "main" &&
    node.getBoundingClientRect().top > 2 * innerHeight
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    isFar(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts
}

/** Where a text is; undefined if it is not rendered. */
function placeOf(text: Text): TextPlace | undefined {
  const range = new Range()
  range.selectNode(text)
  const lines = range.getClientRects()
  const [first] = lines
  return first && { x: first.x, y: first.y, bottom: lines[lines.length - 1]?.bottom ?? first.bottom }
}
