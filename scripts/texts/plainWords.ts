/** A text as it is read: without placeholders, tags and word joiners, and with ordinary blanks. */
export const plainWords = (text: string): string =>
  text
    .replaceAll(/\{\{.*?\}\}|<[^<>]*>/g, "…")
    .replaceAll("\u2060", "")
    .replaceAll(/[\u00A0\u202F]/g, " ")
