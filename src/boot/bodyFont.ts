import { documentFlags } from "../lib/documentFlags"
import { onPageChange } from "../router/shownPage"

/** The body font (src/ui/fonts.css); one file contains all weights. */
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
    const before = textNodeRects()
    apply()
    const after = textNodeRects()
    const moved = (place: DOMRect | undefined, index: number) => {
      const old = before[index]
      if (!place || !old || place.y > innerHeight || place.x > innerWidth) return false
      return Math.hypot(place.x - old.x, place.y - old.y) >= noticeableShiftPx
    }
    if (!after.some(moved)) return
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

/** Where each text node begins on the screen, in document order; undefined for those that are not rendered. */
function textNodeRects(): (DOMRect | undefined)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = new Range()
  const places = []
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode)
    places.push(range.getClientRects()[0])
  }
  return places
}
