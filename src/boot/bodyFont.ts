import { documentFlags } from "../lib/documentFlags"
import { onPageChange } from "../router/shownPage"

/**
 * Loads the body font (src/ui/fonts.css) once the first page is hydrated; the next page is the first to use it. On the
 * first, lines could wrap differently and move what is below them, and to find that out the page would have to be laid
 * out twice more. If the font cannot be loaded, pages keep the system font.
 */
export function loadBodyFont(): void {
  let state: "wanted" | "loading" | "loaded" = "wanted"
  onPageChange(() => {
    if (state === "loaded") documentFlags().bodyFont = ""
    if (state !== "wanted") return
    state = "loading"
    // Each of its files contains all weights. The page's text decides which are loaded: some languages need two.
    document.fonts.load('1em "Hanken Grotesk"', document.body.textContent).then(
      () => (state = "loaded"),
      () => undefined,
    )
  })
}
