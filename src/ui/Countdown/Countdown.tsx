import { useState } from "react"
import styles from "./Countdown.module.css"

interface CountdownProps {
  seconds: number
  text: (seconds: number) => string
  /** Shown and announced when the wait is over. */
  doneText?: string
}

/**
 * Shows how long a wait still takes; nothing before the first wait. It reserves the space of its longest text, so that
 * nothing below moves when the number loses a digit or the wait is over.
 */
export function Countdown({ seconds, text, doneText = "" }: CountdownProps) {
  const [max, setMax] = useState(seconds)
  if (seconds > max) setMax(seconds)
  if (max === 0) return null
  return (
    <p className={styles.countdown} data-longest={text(max)}>
      <span>{seconds > 0 ? text(seconds) : ""}</span>
      <span role="status">{seconds > 0 ? "" : doneText}</span>
    </p>
  )
}
