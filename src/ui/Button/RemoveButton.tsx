import type { ReactNode } from "react"
import { Button } from "./Button"

interface RemoveButtonProps {
  onRemove: () => void
  /** Label of the button. */
  children: ReactNode
}

/**
 * A button that removes the row that contains it. The next row then moves up to the same place, and a double-click
 * would remove that row too. React reuses the button element for the next row, so boot/ignoreStrayClicks.ts cannot tell
 * the two apart; therefore only the first click of a series counts here.
 */
export function RemoveButton({ onRemove, children }: RemoveButtonProps) {
  return (
    <Button variant="plain" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
      {children}
    </Button>
  )
}
