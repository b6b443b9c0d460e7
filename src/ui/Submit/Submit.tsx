import type { ReactNode } from "react"
import { Button } from "../Button/Button"
import styles from "./Submit.module.css"

interface SubmitProps {
  sending: boolean
  statusText: string
  variant?: "primary" | "secondary"
  waiting?: boolean | undefined
  children: ReactNode
}

/** The submit button of a form. Its status message is shown in the space below, so that nothing moves. */
export function Submit({ sending, statusText, variant = "primary", waiting, children }: SubmitProps) {
  return (
    <div>
      <Button
        type="submit"
        wide
        variant={waiting ? "secondary" : variant}
        busy={sending}
        {...(waiting && { "aria-disabled": true })}
      >
        {children}
      </Button>
      <p role="status" className={styles.status}>
        {sending ? statusText : ""}
      </p>
    </div>
  )
}
