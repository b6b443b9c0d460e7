/**
 * What the visitor did before hydration: recorded by inline scripts (earlySubmits.ts, recordEarlyActions.ts), replayed
 * once the page is hydrated (../replayEarlyActions.ts).
 */
export interface EarlyActions {
  form?: HTMLFormElement
  /** What was pressed last: a button that submits no form, or a link to another language (earlyClicks.ts). */
  pressed?: HTMLElement | undefined
  /** Whether anything was entered: a change of language then waits for the hydrated page, which keeps the input. */
  entered?: boolean
  /** Removes the listeners of handleEarlyCodeSubmit.ts. */
  stop?: () => void
}

declare global {
  interface Window {
    earlyActions?: EarlyActions
    /** The request for the start page in the visitor's language, if the host has sent it in another language. */
    languagePageRequest?: XMLHttpRequest
  }
}
