import type { english } from "./english"

/** One file of `locales/<language>/`: the texts of one area of the site. */
export type TextArea = keyof typeof english
