import { documentFlags } from "../lib/documentFlags"
import { onPageChange } from "../router/shownPage"

/** The body font (src/ui/fonts.css); one file contains all weights. */
const face = '1em "Hanken Grotesk"'

/** Layout shifts below this are not noticeable, in pixels (Layout Instability API, section 2.2). */
const noticeableShiftPx = 3

/**
 * Loads the body font once the first page is hydrated, and applies it there unless visible text would move: a line that
 * breaks elsewhere shifts everything below. In that case the next page is the first to use it. If the font cannot be
 * loaded, pages keep the system font.
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
  // On the first page: load the font. On the next one, if text would have moved: apply it.
  let onPageShown: (() => void) | undefined = () => {
    onPageShown = undefined
    // With the page's text, since some languages need an additional font file.
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
