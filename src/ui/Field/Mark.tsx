import type { ComponentProps } from "react"
import styles from "./Field.module.css"
import { useWritten } from "./useWritten"

type MarkProps = Omit<ComponentProps<"input">, "className"> & { id: string; type: "checkbox" | "radio" }

/** A checkbox or radio button in the site's style, without its label; for a choice, not for a consent (CheckboxField). */
export function Mark({ checked, ...input }: MarkProps) {
  useWritten(input.id, "checked", checked)
  return <input defaultChecked={checked} {...input} className={styles.mark} />
}
