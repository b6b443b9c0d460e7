// With ?url each file is a module of its own, as in desktopCrops.ts.
import curtainOpenAvif from "./curtain-open-800.avif?url"
import curtainOpenWebp from "./curtain-open-800.webp?url"
import { curtainOpen, selvedge } from "./desktopCrops"
import selvedgeAvif from "./selvedge-800.avif?url"
import selvedgeWebp from "./selvedge-800.webp?url"

/** The `sizes` of these pictures below 60rem: a phone takes the band, even at three pixels to the point. */
export const phoneSizes = "(min-width: 40rem) 100vw, 50vw"

/** The opening of a landing page: the band of pages.ts on phones, at most 16 kB, and the upright crop on larger screens. */
const opening = ({ desktop }: typeof selvedge, avif: string, webp: string) => ({
  phone: { width: 800, height: 480, avif: `${avif} 800w, ${desktop.avif}`, webp: `${webp} 800w, ${desktop.webp}` },
  desktop,
  fallback: webp,
})

/** A curtain that opens on a warm room, and the woven edge of a black cloth. */
export const curtainOpening = opening(curtainOpen, curtainOpenAvif, curtainOpenWebp)
export const selvedgeOpening = opening(selvedge, selvedgeAvif, selvedgeWebp)
