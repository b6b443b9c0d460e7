import type { Page } from "@playwright/test"

/**
 * Prepares a page for a full-length screenshot: lazy content is fetched, content that is only laid out near the
 * viewport is laid out everywhere, and fonts and pictures are loaded. The page ends scrolled to its top.
 */
export async function completePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.load('1em "Hanken Grotesk"', document.body.textContent)
    const frame = () => new Promise(requestAnimationFrame)
    // Also applies to parts that are rendered again in the meantime.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync("section { content-visibility: visible !important }")
    document.adoptedStyleSheets.push(laidOut)
    const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0
    // A part that is not hydrated yet does not observe the viewport; an unavailable picture never loads.
    for (let pass = 0; pass === 0 || (pass < 20 && ![...document.images].every(isThere)); pass++) {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: "instant" })
        // An IntersectionObserver's callback runs in the frame after the intersection.
        await frame()
        await frame()
      }
    }
    scrollTo({ top: 0, behavior: "instant" })
    for (const image of document.images) {
      image.loading = "eager"
      // Otherwise the screenshot would show the placeholder of a picture that is still being decoded.
      image.decoding = "sync"
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    // What a visitor sees from the second page on (src/boot/bodyFont.ts).
    document.documentElement.dataset["bodyFont"] = ""
    await document.fonts.ready
    await frame()
  })
  await page.waitForLoadState("networkidle")
}
