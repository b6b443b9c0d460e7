import { useId, useLayoutEffect, useRef, type ReactNode } from "react"
import { CloseButton } from "../CloseButton/CloseButton"
import styles from "./Dialog.module.css"

interface DialogProps {
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Called when the visitor closes it, by its button or by Escape; the owner then takes it away. */
  onClose: () => void
  /** For a text to read or a picture beside a form. */
  wide?: boolean
  children: ReactNode
}

/**
 * The browser's own modal dialog: it keeps focus inside, hears Escape and gives focus back. Focus begins at its title, so
 * that it is read from there (WAI-ARIA practices, modal dialog).
 */
export function Dialog({ title, closeLabel, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    heading.current?.focus()
    // Closed while it is still in the page, it returns focus to where that was.
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
