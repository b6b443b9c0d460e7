import type { Language } from "../../../lib/languages"

/** The language of a link; empty if recipients see the page in their own language. */
export type LinkLanguage = Language | ""
