import { parseCsv } from "./csv"
import { readLink, urlIn, type LinkContents, type LinkReadProblem } from "./link"

/** A link of a file, as far as it can be read without the backend. */
export type ListedLink =
  | { line: number; text: string; link: LinkContents; url: string; problem?: never }
  | { line: number; text: string; link?: never; url?: never; problem: LinkReadProblem }

/**
 * The links in a file: in each line of text or CSV the first cell that holds an address. A first line without one is a
 * heading; others without one are named. In the source of an HTML mail the entity &amp; would end a cell at its semicolon.
 * @param hosts names (with ports) of this site's hosts
 */
export function linksIn(text: string, hosts: readonly string[]): ListedLink[] {
  return parseCsv(text.replaceAll("&amp;", "&")).flatMap(({ line, cells }): ListedLink[] => {
    const cell = cells.find((one) => /https?:\/\//i.test(one))
    if (cell === undefined && line === 1) return []
    const own = cell ?? cells.join(" ")
    const { link, problem } = readLink(own, hosts)
    return [link ? { line, text: own, link, url: urlIn(own)?.href ?? own } : { line, text: own, problem }]
  })
}

/** What the backend is asked about a link: links with the same key get the same answer. */
export const checkKeyOf = ({ code, validityTimestamp }: Pick<LinkContents, "code" | "validityTimestamp">): string =>
  JSON.stringify([code, validityTimestamp])
