import type { ReactNode, Ref } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../ui/Button/Button"
import { Notice } from "../../../ui/Notice/Notice"

interface UndoNoticeProps {
  /** What has happened. */
  children: ReactNode
  disabled?: boolean
  onUndo: () => void
  /** To move focus here, where the button that did it is gone. */
  ref?: Ref<HTMLDivElement>
}

/** Says what an action has done, and takes it back. */
export function UndoNotice({ children, disabled = false, onUndo, ref }: UndoNoticeProps) {
  const { t } = useTranslation("campaign")
  return (
    <Notice
      {...(ref && { ref })}
      actions={
        <Button variant="secondary" disabled={disabled} onClick={onUndo}>
          {t("undo.button")}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
