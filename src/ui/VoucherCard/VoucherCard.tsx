import { brandName } from "../../services/settings/build"
import styles from "./VoucherCard.module.css"

interface VoucherCardProps {
  /** What is printed in small type at the foot of the card. */
  caption: string
  /** What the voucher is worth, as it is printed on the card; without it, the card shows a ribbon, like a gift. */
  figure?: string
}

/** A voucher printed on paper, to be laid on a picture: `font-size` is the unit of its size, 20 × 12.5 em. */
export function VoucherCard({ caption, figure }: VoucherCardProps) {
  return (
    <div className={styles.card} data-surface="light">
      {figure ? null : <span className={styles.ribbon} data-surface="dark" />}
      <span className={styles.brand} translate="no">
        {brandName}
      </span>
      {figure ? <span className={styles.figure}>{figure}</span> : null}
      <span className={styles.caption}>{caption}</span>
    </div>
  )
}
