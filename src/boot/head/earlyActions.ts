/**
 * What a visitor did before the page could answer: the inline head script keeps it here, the entry module replays it
 * once the page is alive.
 */
export interface EarlyActions {
  /** The form that was submitted last, if any. */
  form?: HTMLFormElement
  /** Ends the keeping. */
  stop: () => void
}

declare global {
  interface Window {
    earlyActions?: EarlyActions
  }
}
