import styles from "./LegalText.module.css"

/** The shape of a text that is still on its way; says nothing to a screen reader. */
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
