import type { english } from "./english"

/** One file of `locales/<language>/`: one namespace of the texts. */
export type TextNamespace = keyof typeof english
