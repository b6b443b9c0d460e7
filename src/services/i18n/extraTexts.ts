import type { TextNamespace } from "./texts"

/** Namespaces that parts of any page in this document have needed, in addition to those of the routes. */
export const extraTexts = new Set<TextNamespace>()
