/** A text in lower case, without accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
}

/** Whether a text contains every word of a search, in any order; a part of a word counts as well. */
export function isFound(text: string, search: string): boolean {
  const where = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
