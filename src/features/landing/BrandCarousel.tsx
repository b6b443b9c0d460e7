import { useTranslation } from "react-i18next"
import { Carousel } from "../../ui/Carousel/Carousel"
import styles from "./BrandCarousel.module.css"
import { Section } from "./Section"

/** Brand names, the same in every language. They are invented: the shop puts its own here. */
const brands = [
  "Orvaine",
  "Vellamonte",
  "Maison Ostrelle",
  "Haldermoor",
  "Brisquet & Fils",
  "Noctavelle",
  "Casa Tirelune",
  "Sorvani Uomo",
  "Quillmarche",
  "Atelier Tessauré",
]

/** The brand carousel: each brand name is set in one of five styles, so that neighbours differ, as logos do. */
export function BrandCarousel() {
  const { t } = useTranslation("sections")
  return (
    <Section>
      <Carousel heading={t("brands.heading")} previousLabel={t("brands.previous")} nextLabel={t("brands.next")}>
        {brands.map((brand) => (
          <li key={brand} className={styles.brand} translate="no">
            {brand}
          </li>
        ))}
      </Carousel>
    </Section>
  )
}
