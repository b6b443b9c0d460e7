import styles from "./Skeleton.module.css"

/** A placeholder for a page that is still loading; hidden from screen readers. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
