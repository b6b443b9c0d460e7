import { hero } from "../../assets/pictures/hero"
import { Picture } from "../../ui/Picture/Picture"
import styles from "./Hero.module.css"

/** The picture behind the main description: decorative, so it has no alt text. Phones get a different crop. */
export function Hero() {
  return <Picture files={hero} desktopSizes="58vw" className={styles.picture} isHero />
}
