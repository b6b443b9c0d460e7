import { useTranslation } from "react-i18next"
import { curtainOpening, phoneSizes, selvedgeOpening } from "../../assets/pictures/openings"
import { usePage } from "../../router/usePage"
import type { Voucher } from "../../services/settings/landing"
import { Picture, type PictureFiles } from "../../ui/Picture/Picture"
import { VoucherCard } from "../../ui/VoucherCard/VoucherCard"
import { Hero } from "./Hero"
import heroStyles from "./Hero.module.css"
import { useLanding } from "./useLanding"
import styles from "./OwnArtHero.module.css"

/**
 * The hero of the landing pages with art of their own (`hasOwnArt`), by which they are recognised before a word is read:
 * a voucher on the usual picture (satin), a curtain that opens for Black Friday, or a selvedge for `daba`, the campaign
 * for one garment. Decorative throughout (WCAG 1.1.1).
 * pages/landing/page.tsx makes it a deferredPart.
 */
export function Part() {
  const { path } = usePage()
  const { voucher, banner } = useLanding(path).stableConfiguration
  if (voucher !== "none") return <VoucherOnSatin voucher={voucher} />
  return banner === "black-friday" ? (
    <Art files={curtainOpening} desktopSizes="58vw" className={styles.curtain} />
  ) : (
    <Art files={selvedgeOpening} desktopSizes="100vw" className={styles.weave} />
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

/** A picture of the landing page's own in place of the usual hero. */
function Art({ className, ...picture }: ArtProps) {
  return <Picture phoneSizes={phoneSizes} className={`${heroStyles.picture} ${className}`} isHero {...picture} />
}
