/**
 * Flags on the root element, as data attributes for src/ui/base.css; present means true; `denyReason` has a value.
 */
export type DocumentFlag =
  | "webView"
  /** The visitor is being redirected to another document; the current one is hidden. */
  | "leaving"
  /** The visitor has a code that may be valid: the registration form is shown instead of the code form. */
  | "invited"
  /** The document was opened with a registration code, good or bad: on a phone its hero leaves room for the form. */
  | "rc"
  /** The document was opened with a valid token: the form that it opens is shown instead of a placeholder. */
  | "tokenRead"
  /** Why the visitor is on the deny page, if the query says so (pages/registration-deny). */
  | "denyReason"
  /**
   * The HTML is not in the visitor's language: hidden, for 1500 ms at most (ui/base.css), until the file in that
   * language takes its place, or the page is rendered anew.
   */
  | "wrongLanguage"
  /** The entry module has started to load the rest of the code. */
  | "appRequested"
  /** The page's code could not be loaded; a notice says so. */
  | "failed"
  /** The body font is applied. */
  | "bodyFont"
  /**
   * Experiments can run, so the slots (the parts that a flag can change, services/experiments/slots.ts) are hidden at
   * first; a release says so (scripts/release.ts).
   */
  | "experiments"
  /**
   * The entry module holds the slots back and decides when they are shown; without it base.css shows them earlier.
   */
  | "slotsHeld"
  /** The slots are visible and stay so. */
  | "revealed"
  /** The previous page fades out over this one (boot/viewTransitions.css). */
  | "moving"

/** The flags of the document; set one with `flags.failed = ""`, clear it with `delete`. */
export const documentFlags = (): Partial<Record<DocumentFlag, string>> => document.documentElement.dataset
