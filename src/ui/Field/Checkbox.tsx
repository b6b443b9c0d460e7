import type { ComponentProps } from "react"
import styles from "./Field.module.css"

/** A checkbox in the site's style, without its label. */
export function Checkbox(input: Omit<ComponentProps<"input">, "type" | "className">) {
  return <input {...input} type="checkbox" className={styles.mark} />
}
