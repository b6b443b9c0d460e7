import { documentFlags } from "../lib/documentFlags"
import { onPageChange } from "../router/shownPage"

/** The face of running text (src/ui/fonts.css); all its weights are in one file. */
const face = '1em "Hanken Grotesk"'

/** By how much something may move unnoticed, in pixels (Layout Instability API, section 2.2). */
const unnoticedPx = 3

/**
 * Fetches the face of running text once the first page is alive, and uses it there unless words on the screen would move:
 * a line that breaks elsewhere carries along all that is below it. Then the next page is the first one in it. A face that
 * can't be had leaves the pages in that of the system.
 */
export function loadBodyFont(): void {
  const flags = documentFlags()
  const use = () => {
    flags.face = ""
  }
  const useInPlace = () => {
    const before = placesOfTexts()
    use()
    const after = placesOfTexts()
    const moved = (place: DOMRect | undefined, index: number) => {
      const old = before[index]
      if (!place || !old || place.y > innerHeight || place.x > innerWidth) return false
      return Math.hypot(place.x - old.x, place.y - old.y) >= unnoticedPx
    }
    if (!after.some(moved)) return
    delete flags.face
    next = use
  }
  let next: (() => void) | undefined = () => {
    next = undefined
    // With the words of the page: letters of some languages are in a file of their own.
    document.fonts.load(face, document.body.textContent).then(useInPlace, () => undefined)
  }
  onPageChange(() => next?.())
}

/** Where on the screen each piece of text begins, in the order of the document; none for those that are not shown. */
function placesOfTexts(): (DOMRect | undefined)[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = new Range()
  const places = []
  while (texts.nextNode()) {
    range.selectNode(texts.currentNode)
    places.push(range.getClientRects()[0])
  }
  return places
}
