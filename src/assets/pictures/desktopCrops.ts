// With ?url each file is a module of its own. Imported without it, as in pages.ts, the same files would be in one chunk
// with the layout of the pages that follow the landing page (`split` in vite.config.ts), which the landing page and the
// onboarding do not need.
import curtainOpenAvif from "./curtain-open-960.avif?url"
import curtainOpenWebp from "./curtain-open-960.webp?url"
import letterAvif from "./letter-960.avif?url"
import letterWebp from "./letter-960.webp?url"
import selvedgeAvif from "./selvedge-960.avif?url"
import selvedgeWebp from "./selvedge-960.webp?url"

/**
 * The desktop crop of a picture of pages.ts, used here on every screen: upright, up to 480 CSS px wide at twice the
 * density.
 */
const desktopCrop = (avif: string, webp: string) => {
  const crop = { width: 960, height: 1080, avif: `${avif} 960w`, webp: `${webp} 960w` }
  return { phone: crop, desktop: crop, fallback: webp }
}

/** The opening curtain, the letter, and the selvedge of a cloth: files for `Picture`. */
export const curtainOpen = desktopCrop(curtainOpenAvif, curtainOpenWebp)
export const letter = desktopCrop(letterAvif, letterWebp)
export const selvedge = desktopCrop(selvedgeAvif, selvedgeWebp)
