import { hero } from "../../assets/pictures/hero"
import { Picture } from "../../ui/Picture/Picture"
import styles from "./Hero.module.css"

/** The picture behind the main description: decorative, so it has no alt text. Phones get a different crop. */
export function Hero() {
  return (
    <Picture
      files={hero}
      desktopFrom="48rem"
      desktopSizes="(min-width: 75rem) 58vw, 50vw"
      className={styles.picture}
      isHero
    />
  )
}
