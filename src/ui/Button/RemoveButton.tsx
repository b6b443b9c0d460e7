import type { ReactNode } from "react"
import { Button } from "./Button"

interface RemoveButtonProps {
  onRemove: () => void
  /** Label of the button. */
  children: ReactNode
}

/**
 * Removes the row that contains it. The next row then takes its place, and a double-click would remove that one too.
 * React reuses the button, so ignoreStrayClicks.ts sees a single control; therefore only the first click of a series
 * counts here.
 */
export function RemoveButton({ onRemove, children }: RemoveButtonProps) {
  return (
    <Button variant="plain" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
      {children}
    </Button>
  )
}
