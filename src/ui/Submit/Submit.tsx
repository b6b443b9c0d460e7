import type { ReactNode } from "react"
import { Button } from "../Button/Button"
import styles from "./Submit.module.css"

interface SubmitProps {
  sending: boolean
  /** What is said while the answer is on its way. */
  statusText: string
  variant?: "primary" | "secondary"
  /** Words on the button. */
  children: ReactNode
}

/** The button that sends a form. What is said of the sending comes and goes in the room below, so that nothing moves. */
export function Submit({ sending, statusText, variant = "primary", children }: SubmitProps) {
  return (
    <div>
      <Button type="submit" wide variant={variant} busy={sending}>
        {children}
      </Button>
      <p role="status" className={styles.said}>
        {sending ? statusText : ""}
      </p>
    </div>
  )
}
