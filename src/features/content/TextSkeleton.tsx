import styles from "./ContentText.module.css"

/** Skeleton of a text that is loading; hidden from screen readers. */
export function TextSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[3, 4, 3].map((lines, paragraph) => (
        <div key={paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
