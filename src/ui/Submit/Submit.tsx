import type { ReactNode } from "react"
import { Button } from "../Button/Button"
import styles from "./Submit.module.css"

interface SubmitProps {
  sending: boolean
  /** Status message while the form is being submitted. */
  statusText: string
  variant?: "primary" | "secondary"
  /** Label of the button. */
  children: ReactNode
}

/** The submit button of a form. Its status message is shown in the space below, so that nothing moves. */
export function Submit({ sending, statusText, variant = "primary", children }: SubmitProps) {
  return (
    <div>
      <Button type="submit" wide variant={variant} busy={sending}>
        {children}
      </Button>
      <p role="status" className={styles.status}>
        {sending ? statusText : ""}
      </p>
    </div>
  )
}
