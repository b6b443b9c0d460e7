import styles from "./LineList.module.css"

/** Short statements, one below the other between fine lines, like the courses of a menu. */
export function LineList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
