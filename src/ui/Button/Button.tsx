import type { ComponentProps } from "react"
import styles from "./Button.module.css"

type Variant = "primary" | "secondary" | "plain"

/** Class names that make a link look like a button. */
export function buttonClass(variant: Variant = "primary", { wide = false } = {}): string {
  return [styles.button, variant !== "primary" && styles[variant], wide && styles.wide].filter(Boolean).join(" ")
}

interface ButtonProps extends ComponentProps<"button"> {
  variant?: Variant
  wide?: boolean
  /** While true, the button keeps its focus and its name but is marked as disabled, and shows progress after 300 ms. */
  busy?: boolean
}

/** A button of type "button" by default. The parent must ignore clicks while it is busy. */
export function Button({ variant = "primary", wide = false, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(variant, { wide })}${busy ? ` ${styles.busy}` : ""}`}
      aria-disabled={busy || undefined}
      {...rest}
    >
      {children}
    </button>
  )
}
