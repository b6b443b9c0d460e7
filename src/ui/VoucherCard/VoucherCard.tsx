import { brandName } from "../../services/settings/build"
import styles from "./VoucherCard.module.css"

interface VoucherCardProps {
  /** What is printed on the card below its figure or ribbon. */
  caption: string
  /** What the voucher is worth, as it is printed on the card; without it, the card shows a ribbon, like a gift. */
  figure?: string
}

/** A voucher set in type, to be drawn on the picture beside a page. */
export function VoucherCard({ caption, figure }: VoucherCardProps) {
  return (
    <div className={styles.card} data-surface="light">
      <span className={styles.brand} translate="no">
        {brandName}
      </span>
      {figure ? <span className={styles.figure}>{figure}</span> : <span className={styles.ribbon} />}
      <span className={styles.caption}>{caption}</span>
    </div>
  )
}
