/** What the visitor did before hydration: recorded by an inline script, replayed by the entry module. */
export interface EarlyActions {
  /** The form that was last submitted, if any. */
  form?: HTMLFormElement
  /** The button that was pressed last, unless it submits a form. */
  button?: HTMLElement | undefined
  /** Whether anything was entered: then only the hydrated page changes the language, since it keeps the input. */
  entered?: boolean
  /** Ends what the entry module has added (handleEarlyCodeSubmit.ts). */
  stop?: () => void
}

declare global {
  interface Window {
    earlyActions?: EarlyActions
    /** The request for the start page in the visitor's language, if the host has sent it in another language. */
    languagePageRequest?: XMLHttpRequest
  }
}
