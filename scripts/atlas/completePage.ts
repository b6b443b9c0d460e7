import type { Page } from "@playwright/test"

/**
 * Makes a page ready for a picture of its whole length: what waits to come near is fetched, what is only laid out near the
 * view is laid out everywhere, and fonts and pictures are there. The page ends at its top.
 */
export async function completePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.load('1em "Hanken Grotesk"', document.body.textContent)
    const frame = () => new Promise(requestAnimationFrame)
    // For parts too that are rendered anew while the page is made ready.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync("section { content-visibility: visible !important }")
    document.adoptedStyleSheets.push(laidOut)
    const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
    // A part that is not alive yet hears nothing of the view; a picture that can't be had never comes.
    for (let pass = 0; pass === 0 || (pass < 20 && ![...document.images].every(isThere)); pass++) {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" })
        // An observer of what is in view is heard in the frame after it has looked.
        await frame()
        await frame()
      }
    }
    scrollTo({ top: 0, behavior: "instant" })
    for (const image of document.images) {
      image.loading = "eager"
      // A picture that is taken at once would show the place of one that is still being decoded.
      image.decoding = "sync"
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // What a visitor sees from the second page on; on the first it depends on what would move (src/boot/bodyFont.ts).
    document.documentElement.dataset["face"] = ""
    await document.fonts.ready
    await frame()
  })
  await page.waitForLoadState("networkidle")
}
