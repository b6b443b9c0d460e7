import type { ReactNode, Ref } from "react"
import { Button } from "../Button/Button"
import { Notice } from "./Notice"

interface UndoNoticeProps {
  /** What has happened. */
  children: ReactNode
  /** Text of the button. */
  label: string
  disabled?: boolean
  onUndo: () => void
  /** Lets the parent move focus here if the action has removed the button that was pressed. */
  ref?: Ref<HTMLDivElement>
}

/** Says what an action has done, with a button that takes it back. */
export function UndoNotice({ children, label, disabled = false, onUndo, ref }: UndoNoticeProps) {
  return (
    <Notice
      {...(ref && { ref })}
      actions={
        <Button variant="secondary" disabled={disabled} onClick={onUndo}>
          {label}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
