import type { ComponentProps } from "react"
import styles from "./Button.module.css"

type Look = "primary" | "secondary" | "plain"

/** Class names that make a link look like a button. */
export function buttonClass(look: Look = "primary", wide = false): string {
  return [styles.button, look !== "primary" && styles[look], wide && styles.wide].filter(Boolean).join(" ")
}

interface ButtonProps extends ComponentProps<"button"> {
  look?: Look
  /** Takes the whole width of its container. */
  wide?: boolean
  /** While true the button keeps its focus and its name but is marked as disabled, and shows progress after 300 ms. */
  busy?: boolean
}

/** A button; type "button" unless told otherwise. Its owner ignores presses while it is busy. */
export function Button({ look = "primary", wide = false, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(look, wide)}${busy ? ` ${styles.busy}` : ""}`}
      aria-disabled={busy || undefined}
      {...rest}
    >
      {busy ? <span className={styles.progress} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}
