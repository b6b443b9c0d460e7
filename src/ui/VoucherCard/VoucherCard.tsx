import { brandName } from "../../services/settings/build"
import styles from "./VoucherCard.module.css"

interface VoucherCardProps {
  kind: string
  /** What the voucher is worth, as it is printed on the card; a card without it wears a gift's ribbon. */
  figure?: string
}

/** A voucher set in type, to be drawn on the picture beside a page. */
export function VoucherCard({ kind, figure }: VoucherCardProps) {
  return (
    <div className={styles.card} data-surface="light">
      <span className={styles.brand}>{brandName}</span>
      {figure ? <span className={styles.figure}>{figure}</span> : <span className={styles.ribbon} />}
      <span className={styles.kind}>{kind}</span>
    </div>
  )
}
