import avif1400 from "../../assets/pictures/hero-1400.avif"
import avif480 from "../../assets/pictures/hero-480.avif"
import avif828 from "../../assets/pictures/hero-828.avif"
import webp1400 from "../../assets/pictures/hero-1400.webp"
import webp480 from "../../assets/pictures/hero-480.webp"
import webp828 from "../../assets/pictures/hero-828.webp"
import styles from "./Hero.module.css"

const wide = "(width >= 60rem)"
const phoneSizes = "100vw"
const deskSizes = "58vw"

/** The cloth behind the main description: decoration, so it has no text. Phones get a crop of their own. */
export function Hero() {
  return (
    <picture className={styles.picture}>
      <source media={wide} type="image/avif" srcSet={`${avif1400} 1400w`} sizes={deskSizes} />
      <source media={wide} type="image/webp" srcSet={`${webp1400} 1400w`} sizes={deskSizes} />
      <source type="image/avif" srcSet={`${avif480} 480w, ${avif828} 828w`} sizes={phoneSizes} />
      <source type="image/webp" srcSet={`${webp480} 480w, ${webp828} 828w`} sizes={phoneSizes} />
      <img src={webp828} alt="" width={828} height={1035} fetchPriority="high" />
    </picture>
  )
}
