import { useEffect, useRef, useState, type ComponentProps, type RefObject } from "react"
import { Button } from "../Button/Button"
import styles from "./CopyButton.module.css"

interface CopyButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick" | "ref"> {
  text: string
  label: string
  /** Announced and shown once the text has been copied. */
  copiedLabel: string
  /** Announced and shown if the browser refuses clipboard access: the text is selected, to be copied by hand. */
  selectedLabel: string
  /** A control that already shows the text. Without it, the text is rendered here when it has to be selected. */
  field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
}

type Result = "copied" | "selected"

/**
 * Copies a text. The clipboard is unavailable on plain http and in some web views, and may be denied: then the text is
 * selected, so that it can be copied by hand. Both results are announced as status messages (WCAG 4.1.3).
 */
export function CopyButton({ text, label, copiedLabel, selectedLabel, field, ...button }: CopyButtonProps) {
  const [done, setDone] = useState<{ text: string; result: Result }>()
  const ownField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  // A single-line control would join the lines of a text.
  const Control = text.includes("\n") ? "textarea" : "input"
  const result = done?.text === text ? done.result : undefined
  useEffect(() => {
    if (result !== "selected") return
    const control = field?.current ?? ownField.current
    control?.focus()
    control?.select()
  }, [result, field])

  async function copy() {
    // Clear the message first, since the same message twice would only be announced once.
    setDone(undefined)
    const copied = await toClipboard(text)
    setDone({ text, result: copied ? "copied" : "selected" })
  }

  return (
    <div className={styles.copy}>
      <Button variant="secondary" {...button} onClick={() => void copy()}>
        {label}
      </Button>
      {result === "selected" && !field ? (
        <Control ref={ownField} className={styles.text} readOnly value={text} aria-label={selectedLabel} />
      ) : null}
      <p role="status" className={styles.status}>
        {result && (result === "copied" ? copiedLabel : selectedLabel)}
      </p>
    </div>
  )
}

async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
