/** A text without case and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
}

/** Whether a text holds every word of a search, in any order and as part of a word too. */
export function isFound(text: string, search: string): boolean {
  const where = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
