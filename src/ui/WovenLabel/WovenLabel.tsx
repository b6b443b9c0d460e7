import styles from "./WovenLabel.module.css"

/** A woven label as it is sewn into a garment, with a name on it; to be drawn on the picture beside a page. */
export function WovenLabel({ name }: { name: string }) {
  return (
    <div className={styles.label} translate="no">
      {name}
    </div>
  )
}
