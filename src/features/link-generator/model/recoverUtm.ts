import type { LinkTarget } from "./campaign"
import { mapUtm, placeholders, fillingsOf, type Placeholder, type Utm } from "./utm"
import type { UtmName } from "./utmNames"

/** A value of a link, and the text that is filled in for each placeholder in that link. */
interface Row {
  value: string
  fillings: Readonly<Record<Placeholder, string>>
}

/**
 * Recovers the values with placeholders from which the values of a channel's links could have been made. Where the
 * values of the links follow no pattern, the recovered value is empty.
 * @param links the links of one channel
 */
export function recoverUtm(links: readonly LinkTarget[]): Utm {
  const contexts = links.map((link) => ({ utm: link.utm, fillings: fillingsOf(link) }))
  return mapUtm((name) => {
    const rows = new Map(
      contexts.map(({ utm, fillings }) => [JSON.stringify([utm[name], fillings]), { value: utm[name], fillings }]),
    )
    return patternOf(name, [...rows.values()]) ?? ""
  })
}

/**
 * A pattern (a value with placeholders) that makes the value of every row; undefined if there is none. If all rows have
 * the same value, placeholders are recovered only if nothing but separators is left beside them; otherwise the pattern
 * is that value itself, since the match may be chance, like the language in "bon-de-commande".
 */
function patternOf(name: UtmName, rows: readonly Row[]): string | undefined {
  const [first] = rows
  if (!first) return undefined
  // Where two placeholders have the same text, the likelier one is tried first.
  const order: readonly Placeholder[] = name === "campaign" ? placeholders : ["channel", "language", "page", "campaign"]
  const pattern = solve(rows, order, true)
  if (rows.some(({ value }) => value !== first.value)) return pattern ?? solve(rows, order, false)
  const isOnlyPlaceholders = pattern !== undefined && !/[a-z0-9]/.test(pattern.replace(/\{\w+\}/g, ""))
  return isOnlyPlaceholders ? pattern : first.value
}

/** Matches what stands beside a whole word: nothing, or a character other than a letter or digit. */
const boundary = /^$|[^a-z0-9]/

/** The position after a placeholder's text; undefined if that text is not at this position. */
function after(
  { value, fillings }: Row,
  at: number,
  placeholder: Placeholder,
  wholeWords: boolean,
): number | undefined {
  const text = fillings[placeholder]
  const end = at + text.length
  if (text === "" || !value.startsWith(text, at)) return undefined
  const alone = boundary.test(value.slice(Math.max(at - 1, 0), at)) && boundary.test(value.slice(end, end + 1))
  return alone || !wholeWords ? end : undefined
}

/**
 * Finds a pattern by reading the values of all rows from left to right in step: at each step either every row has the
 * text of the same placeholder at its position, or every row has the same character.
 * @param order the placeholders in the order in which they are tried
 * @param wholeWords whether the text of a placeholder must not have a letter or digit beside it
 */
function solve(rows: readonly Row[], order: readonly Placeholder[], wholeWords: boolean): string | undefined {
  const deadEnds = new Set<string>()
  /** The pattern of the rest of the values, which begins at a position in each row. */
  function from(places: readonly number[]): string | undefined {
    if (rows.every(({ value }, row) => places[row] === value.length)) return ""
    const key = places.join()
    if (deadEnds.has(key)) return undefined
    for (const placeholder of order) {
      const next = rows.flatMap((row, index) => after(row, places[index] ?? 0, placeholder, wholeWords) ?? [])
      const rest = next.length === rows.length ? from(next) : undefined
      if (rest !== undefined) return `{${placeholder}}${rest}`
    }
    const [letter, ...others] = rows.map(({ value }, row) => value[places[row] ?? 0])
    const rest =
      letter !== undefined && others.every((other) => other === letter) ? from(places.map((at) => at + 1)) : undefined
    if (rest === undefined) deadEnds.add(key)
    return rest === undefined ? undefined : `${letter}${rest}`
  }
  return from(rows.map(() => 0))
}
