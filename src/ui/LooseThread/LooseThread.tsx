import styles from "./LooseThread.module.css"

const path =
  "M-160 -60 C-60 -70 10 -20 60 20 C120 70 190 60 196 24 C201 -8 156 -16 142 18 C126 60 176 96 226 92 C262 89 284 72 300 84"

/** A thread that has come loose, to be drawn on the picture beside a page. */
export function LooseThread() {
  return (
    <svg className={styles.thread} viewBox="0 0 300 120">
      <path className={styles.shadow} d={path} />
      <path d={path} />
      <path className={styles.twist} d={path} />
    </svg>
  )
}
