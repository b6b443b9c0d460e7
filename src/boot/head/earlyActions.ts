/** What the visitor did before hydration: recorded by the inline head script, replayed by the entry module. */
export interface EarlyActions {
  /** The form that was last submitted, if any. */
  form?: HTMLFormElement
  /** Stops recording. */
  stop: () => void
}

declare global {
  interface Window {
    earlyActions?: EarlyActions
  }
}
