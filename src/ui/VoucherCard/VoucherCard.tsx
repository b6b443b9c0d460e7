import { brandName } from "../../services/settings/build"
import styles from "./VoucherCard.module.css"

/** A gift card set in type, to be drawn on the picture beside a page. */
export function VoucherCard({ kind }: { kind: string }) {
  return (
    <div className={styles.card} data-surface="light">
      <span className={styles.brand}>{brandName}</span>
      <span className={styles.kind}>{kind}</span>
    </div>
  )
}
