import avif1400 from "./stores-1400.avif"
import avif480 from "./stores-480.avif"
import avif828 from "./stores-828.avif"
import webp1400 from "./stores-1400.webp"
import webp480 from "./stores-480.webp"
import webp828 from "./stores-828.webp"

/** Velvet, almost black. Sizes as art/pictures.py cuts them. */
export const stores = {
  phone: {
    width: 828,
    height: 1035,
    avif: `${avif480} 480w, ${avif828} 828w`,
    webp: `${webp480} 480w, ${webp828} 828w`,
  },
  desk: { width: 1400, height: 933, avif: `${avif1400} 1400w`, webp: `${webp1400} 1400w` },
  fallback: webp828,
}
