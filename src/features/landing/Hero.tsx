import { hero } from "../../assets/pictures/hero"
import { Picture } from "../../ui/Picture/Picture"
import styles from "./Hero.module.css"

/** The cloth behind the main description: decoration, so it has no text. Phones get a crop of their own. */
export function Hero() {
  return <Picture files={hero} deskSizes="58vw" className={styles.picture} isFirst />
}
