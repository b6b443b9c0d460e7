import styles from "./Lines.module.css"

/** The site's signature as a divider: a band of fine slanted lines. */
export function Lines() {
  return <div className={styles.lines} aria-hidden="true" />
}
