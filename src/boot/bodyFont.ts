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
    const before = textPlaces()
    apply()
    const after = textPlaces()
    const moved = (place: TextPlace | undefined, index: number) => {
      const old = before[index]
      if (!place || !old || place.y > innerHeight || place.bottom < 0 || place.x > innerWidth) return false
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

/** Where a text node is on the screen, in pixels: the corner at which its first line begins, and its lower edge. */
interface TextPlace {
  x: number
  y: number
  bottom: number
}

/** Where each text node is, in document order; undefined for those that are not rendered. */
function textPlaces(): (TextPlace | undefined)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = new Range()
  const places: (TextPlace | undefined)[] = []
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode)
    const [first] = range.getClientRects()
    places.push(first && { x: first.x, y: first.y, bottom: range.getBoundingClientRect().bottom })
  }
  return places
}
