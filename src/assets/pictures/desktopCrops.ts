// With ?url, so that each is a module of its own. The pictures of pages.ts are in one chunk with the layout of the pages
// behind the landing page, and the parts that show these do not need that layout.
import curtainOpenAvif from "./curtain-open-960.avif?url"
import curtainOpenWebp from "./curtain-open-960.webp?url"
import letterAvif from "./letter-960.avif?url"
import letterWebp from "./letter-960.webp?url"
import selvedgeAvif from "./selvedge-960.avif?url"
import selvedgeWebp from "./selvedge-960.webp?url"

/** The desktop's crop of a picture of pages.ts, for every screen: upright, up to 480 CSS px wide at twice the density. */
const half = (avif: string, webp: string) => {
  const crop = { width: 960, height: 1080, avif: `${avif} 960w`, webp: `${webp} 960w` }
  return { phone: crop, desktop: crop, fallback: webp }
}

/** The opening curtain, the letter, and the selvedge of a cloth: files for `Picture`. */
export const curtainOpen = half(curtainOpenAvif, curtainOpenWebp)
export const letter = half(letterAvif, letterWebp)
export const selvedge = half(selvedgeAvif, selvedgeWebp)
