import { useTranslation } from "react-i18next"
import { curtainOpen, selvedge } from "../../assets/pictures/desktopCrops"
import { hero } from "../../assets/pictures/hero"
import { usePage } from "../../router/usePage"
import type { Voucher } from "../../services/settings/landing"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import { VoucherCard } from "../../ui/VoucherCard/VoucherCard"
import { Hero } from "./Hero"
import heroStyles from "./Hero.module.css"
import { useLanding } from "./useLanding"
import styles from "./OwnArtHero.module.css"

/**
 * The hero of the landing pages with art of their own (`hasOwnArt`). On a desktop it shows a voucher over the usual
 * picture (satin), a curtain that opens for Black Friday, or a selvedge for `daba`, the campaign for one garment; on
 * smaller screens the hero that every other landing page has. Decorative throughout (WCAG 1.1.1).
 * pages/landing/page.tsx makes it a deferredPart.
 */
export function Part() {
  const { path } = usePage()
  const { voucher, banner } = useLanding(path).stableConfiguration
  if (voucher !== "none") return <VoucherOnSatin voucher={voucher} />
  // The curtain opens on the dark ground beside heading and lead. The selvedge is as wide as a phone's column, since
  // `daba` has the layout only-mobile.
  return banner === "black-friday" ? (
    <Art files={curtainOpen} desktopSizes="62vh" className={styles.curtain} />
  ) : (
    <Art files={selvedge} desktopSizes="28rem" className={styles.weave} />
  )
}

function VoucherOnSatin({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("variants")
  return (
    <>
      <Hero />
      <div className={styles.voucher} aria-hidden="true">
        <VoucherCard figure={t(`${voucher}.figure`)} caption={t("card")} />
      </div>
    </>
  )
}

interface ArtProps {
  files: PictureFiles
  desktopSizes: string
  className: string | undefined
}

/** A picture of the landing page's own on a desktop, the usual hero on smaller screens. */
function Art({ files, desktopSizes, className }: ArtProps) {
  return (
    <Picture
      files={{ ...hero, desktop: files.desktop }}
      desktopSizes={desktopSizes}
      className={`${heroStyles.picture} ${className}`}
      isHero
    />
  )
}
