import { parseCsv } from "./csv"
import { readLink, urlIn, type LinkContents, type LinkReadProblem } from "./link"

/** What a line of a file contains, read without the backend: a link, or the reason why it is none. */
export type ListedLink =
  | { line: number; text: string; contents: LinkContents; url: string; problem?: never }
  | { line: number; text: string; contents?: never; url?: never; problem: LinkReadProblem }

/**
 * The links in a file: in each line of text or CSV the first cell that holds an address. A first line without an
 * address is a heading; a later line without one is reported. The entity &amp; of an HTML mail is decoded first, since
 * its semicolon would end the cell. A link may contain separators itself, so a link that cannot be read from its cell,
 * or goes on with parameters after its cell, is read from the whole line, provided that the line holds only one
 * address.
 * @param hosts names (with ports) of this site's hosts
 */
export function linksIn(text: string, hosts: readonly string[]): ListedLink[] {
  const plain = text.replaceAll("&amp;", "&")
  const lines = plain.split(/\r\n|\n|\r/)
  return parseCsv(plain).flatMap(({ line, cells }, index): ListedLink[] => {
    const cell = cells.find((one) => address.test(one))
    if (cell === undefined) return index === 0 ? [] : [listed(line, cells.join(" "), hosts)]
    const whole = lines[line - 1] ?? ""
    const ofCell = listed(line, cell, hosts)
    const rest = whole.slice(whole.indexOf(cell) + cell.length)
    if ((ofCell.contents && !furtherParameter.test(rest)) || whole.split(address).length !== 2) return [ofCell]
    const ofLine = listed(line, whole, hosts)
    return [ofLine.contents ? ofLine : ofCell]
  })
}

const address = /https?:\/\//i
/** Matches the rest of a link that a separator has cut off: unlike another cell, it continues with a parameter. */
const furtherParameter = /^[^\s"]*&[\w.-]+=/

function listed(line: number, text: string, hosts: readonly string[]): ListedLink {
  const { contents, problem } = readLink(text, hosts)
  return contents ? { line, text, contents, url: urlIn(text)?.href ?? text } : { line, text, problem }
}

/** What the backend is asked about a link: links with the same key get the same answer. */
export const checkKeyOf = ({ code, validityTimestamp }: Pick<LinkContents, "code" | "validityTimestamp">): string =>
  JSON.stringify([code, validityTimestamp])
