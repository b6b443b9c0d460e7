import styles from "./Skeleton.module.css"

/** The shape of a page whose text is still on its way; says nothing to a screen reader. */
export function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
