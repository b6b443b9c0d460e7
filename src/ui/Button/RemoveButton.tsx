import type { ReactNode } from "react"
import { Button } from "./Button"

interface RemoveButtonProps {
  onRemove: () => void
  /** Label of the button. */
  children: ReactNode
}

/**
 * Removes the row that it stands in. The row after it takes its place, so that a double-click would remove that one as
 * well, in the same button: only its first click counts (ignoreStrayClicks.ts sees one control).
 */
export function RemoveButton({ onRemove, children }: RemoveButtonProps) {
  return (
    <Button variant="plain" onClick={({ detail }) => (detail > 1 ? undefined : onRemove())}>
      {children}
    </Button>
  )
}
