import { useRef, type ReactNode } from "react"
import { useFocusWhenGone } from "../useFocusWhenGone"
import styles from "./TransientPart.module.css"

/**
 * A part of a page or dialog that may disappear by itself: if it had the focus, the heading gets it then (WCAG 2.4.3).
 * The wrapper has no effect on the layout.
 */
export function TransientPart({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useFocusWhenGone(part, (gone) => (gone.closest("dialog") ?? document).querySelector<HTMLElement>("h1, h2"))
  return (
    <div className={styles.part} ref={part}>
      {children}
    </div>
  )
}
