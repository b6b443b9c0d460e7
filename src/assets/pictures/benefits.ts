import avif1400 from "./benefits-1400.avif"
import avif480 from "./benefits-480.avif"
import avif828 from "./benefits-828.avif"
import webp1400 from "./benefits-1400.webp"
import webp480 from "./benefits-480.webp"
import webp828 from "./benefits-828.webp"

/** Heavy ivory silk. Sizes as art/pictures.py cuts them. */
export const benefits = {
  phone: {
    width: 828,
    height: 1035,
    avif: `${avif480} 480w, ${avif828} 828w`,
    webp: `${webp480} 480w, ${webp828} 828w`,
  },
  desk: { width: 1400, height: 933, avif: `${avif1400} 1400w`, webp: `${webp1400} 1400w` },
  fallback: webp828,
}
