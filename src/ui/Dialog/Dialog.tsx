import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { CloseButton } from "../CloseButton/CloseButton"
import styles from "./Dialog.module.css"

interface DialogProps {
  title: string
  closeLabel: string
  /** Called when the visitor closes the dialog, by its button or Escape; the parent then removes it. */
  onClose: () => void
  /** For long texts, or a picture beside a form. */
  wide?: boolean
  children: ReactNode
}

/**
 * A native modal dialog: it traps focus, handles Escape and restores focus. Focus starts at the title, so that screen
 * readers begin there (WAI-ARIA practices, modal dialog).
 */
export function Dialog({ title, closeLabel, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    // A dialog that is closed while it is still in the document restores the previous focus.
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      data-surface="light"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <div className={styles.close}>
        <CloseButton label={closeLabel} onClick={onClose} />
      </div>
    </dialog>
  )
}
