import { useTranslation } from "react-i18next"
import { curtainOpen, selvedge } from "../../assets/pictures/halves"
import { hero } from "../../assets/pictures/hero"
import { usePage } from "../../router/usePage"
import type { Voucher } from "../../services/settings/landing"
import { Picture } from "../../ui/Picture/Picture"
import { VoucherCard } from "../../ui/VoucherCard/VoucherCard"
import { Hero } from "./Hero"
import heroStyles from "./Hero.module.css"
import { useLanding } from "./useLanding"
import styles from "./VariantHero.module.css"

/**
 * The hero of the landing pages with art of their own (`hasOwnArt`): on a desktop a voucher lies on the satin, a curtain
 * opens for Black Friday, and the campaign for one garment shows its weave. Elsewhere it is the hero of all landing
 * pages. Decorative throughout (WCAG 1.1.1). A deferredPart: the prerendered page holds its HTML.
 */
export function Part() {
  const { path } = usePage()
  const { voucher, banner } = useLanding(path).withoutExperiments
  if (voucher !== "none") return <VoucherOnSatin voucher={voucher} />
  return banner === "black-friday" ? <OpeningCurtain /> : <Weave />
}

function VoucherOnSatin({ voucher }: { voucher: Voucher }) {
  const { t } = useTranslation("variants")
  return (
    <>
      <Hero />
      <div className={styles.voucher} aria-hidden="true">
        <VoucherCard figure={t(`${voucher}.figure`)} kind={t("card")} />
      </div>
    </>
  )
}

/** A curtain that opens in the dark beside the words. */
function OpeningCurtain() {
  return (
    <Picture
      files={{ ...hero, desktop: curtainOpen.desktop }}
      desktopSizes="62vh"
      className={`${heroStyles.picture} ${styles.curtain}`}
      isHero
    />
  )
}

/** For the phone's column, which this landing page keeps on a desktop. */
function Weave() {
  return (
    <Picture
      files={{ ...hero, desktop: selvedge.desktop }}
      desktopSizes="28rem"
      className={`${heroStyles.picture} ${styles.weave}`}
      isHero
    />
  )
}
