import avif1400 from "./hero-1400.avif"
import avif480 from "./hero-480.avif"
import avif828 from "./hero-828.avif"
import webp1400 from "./hero-1400.webp"
import webp480 from "./hero-480.webp"
import webp828 from "./hero-828.webp"

/** Near-black satin under a champagne light. Sizes as art/pictures.py cuts them. */
export const hero = {
  phone: {
    width: 828,
    height: 1035,
    avif: `${avif480} 480w, ${avif828} 828w`,
    webp: `${webp480} 480w, ${webp828} 828w`,
  },
  desk: { width: 1400, height: 1575, avif: `${avif1400} 1400w`, webp: `${webp1400} 1400w` },
  fallback: webp828,
}
