import type { LinkTarget } from "./campaign"
import { mapUtm, placeholders, wordsOf, type Placeholder, type Utm } from "./utm"
import type { UtmName } from "./utmNames"

/** A value of a link, and the word that each placeholder stands for there. */
interface Row {
  value: string
  words: Readonly<Record<Placeholder, string>>
}

/**
 * The values with placeholders from which those of a channel's links could have been filled in. A value that follows no
 * pattern is empty.
 * @param links the links of one channel
 */
export function recoverUtm(links: readonly LinkTarget[]): Utm {
  const contexts = links.map((link) => ({ utm: link.utm, words: wordsOf(link) }))
  return mapUtm((name) => {
    const rows = new Map(
      contexts.map(({ utm, words }) => [JSON.stringify([utm[name], words]), { value: utm[name], words }]),
    )
    return patternOf(name, [...rows.values()]) ?? ""
  })
}

/**
 * A pattern that explains the values of all rows; undefined if there is none. If all rows share a value, it counts as a
 * pattern only if it consists of placeholders and separators alone: in "bon-de-commande" the language is there by
 * chance.
 */
function patternOf(name: UtmName, rows: readonly Row[]): string | undefined {
  const [first] = rows
  if (!first) return undefined
  // Where two placeholders stand for the same word, the likelier one is tried first.
  const order: readonly Placeholder[] = name === "campaign" ? placeholders : ["channel", "language", "page", "campaign"]
  const pattern = solve(rows, order, true)
  if (rows.some(({ value }) => value !== first.value)) return pattern ?? solve(rows, order, false)
  const isOnlyPlaceholders = pattern !== undefined && !/[a-z0-9]/.test(pattern.replace(/\{\w+\}/g, ""))
  return isOnlyPlaceholders ? pattern : first.value
}

const boundary = /^$|[^a-z0-9]/

/** The position after the word that a placeholder stands for; undefined if that word is not at this position. */
function after({ value, words }: Row, at: number, word: Placeholder, wholeWords: boolean): number | undefined {
  const text = words[word]
  const end = at + text.length
  if (text === "" || !value.startsWith(text, at)) return undefined
  const alone = boundary.test(value.slice(Math.max(at - 1, 0), at)) && boundary.test(value.slice(end, end + 1))
  return alone || !wholeWords ? end : undefined
}

/**
 * Reads the values of all rows from left to right at once, each step a placeholder or a character that all share.
 * @param wholeWords whether a placeholder has to stand between characters other than letters and digits
 */
function solve(rows: readonly Row[], order: readonly Placeholder[], wholeWords: boolean): string | undefined {
  const deadEnds = new Set<string>()
  function from(places: readonly number[]): string | undefined {
    if (rows.every(({ value }, row) => places[row] === value.length)) return ""
    const key = places.join()
    if (deadEnds.has(key)) return undefined
    for (const word of order) {
      const next = rows.flatMap((row, index) => after(row, places[index] ?? 0, word, wholeWords) ?? [])
      const rest = next.length === rows.length ? from(next) : undefined
      if (rest !== undefined) return `{${word}}${rest}`
    }
    const [letter, ...others] = rows.map(({ value }, row) => value[places[row] ?? 0])
    const rest =
      letter !== undefined && others.every((other) => other === letter) ? from(places.map((at) => at + 1)) : undefined
    if (rest === undefined) deadEnds.add(key)
    return rest === undefined ? undefined : `${letter}${rest}`
  }
  return from(rows.map(() => 0))
}
