import { unpackQuery } from "../../../lib/query"
import type { LinkLanguage } from "./linkLanguage"
import { parseHttpUrl } from "./link"

/** What lists of links are searched by. */
interface Searchable {
  campaign: string
  code: string
  /** Name of the landing page; empty for the start page. */
  page: string
  /** Empty for the recipient's own. */
  language: LinkLanguage
  channel: string
  link: string
}

/** Exact values that links must have; a part that is left out may have any. */
export type Filter = Partial<Record<"page" | "language" | "channel", string>>

/**
 * A filter without the values that no link has (any more): the page no longer offers them, so nobody could deselect
 * them.
 */
export function filterFor(links: readonly Searchable[], filter: Filter): Filter {
  const known = new Set(
    links.flatMap(({ page, language, channel }) => [`page ${page}`, `language ${language}`, `channel ${channel}`]),
  )
  return Object.fromEntries(Object.entries(filter).filter(([part, value]) => known.has(`${part} ${value}`)))
}

const normalize = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()

/** The words that a list shows for a language and a landing page. */
export interface LinkWords {
  language: (language: LinkLanguage) => string
  page: (page: string) => string
}

/**
 * Creates the search of a list: each word of the query has to occur in campaign, code, landing page, language or
 * channel, as the list shows them or as the link has them, or in the link's path or parameters. A query with "://" has
 * to be part of the link instead. The texts are prepared once, so that a list of thousands can be searched on each key.
 */
export function searchOf<Link extends Searchable>(
  links: readonly Link[],
  shown: LinkWords,
): (query: string, filter?: Filter) => Link[] {
  const prepared = links.map((link) => ({ link, text: normalize(textOf(link, shown)) }))
  return (query, filter = {}) => {
    const words = normalize(query).split(/\s+/).filter(Boolean)
    const address = query.includes("://") ? query.trim() : undefined
    return prepared.filter(({ link, text }) => matches(link, filter) && hasWords(link, text)).map(({ link }) => link)

    function hasWords({ link }: Link, text: string): boolean {
      return address === undefined ? words.every((word) => text.includes(word)) : link.includes(address)
    }
  }
}

const matches = (link: Searchable, { page, language, channel }: Filter): boolean =>
  (page === undefined || link.page === page) &&
  (language === undefined || link.language === language) &&
  (channel === undefined || link.channel === channel)

/** What a link is found by; without its host and its signature, in which short words would be found by chance. */
function textOf({ campaign, code, page, language, channel, link }: Searchable, shown: LinkWords): string {
  const url = parseHttpUrl(link)
  const query = new URLSearchParams(url && unpackQuery(url.search).search)
  query.delete("validityTimestamp")
  const parameters = [...query].map(([name, value]) => `${name}=${value}`)
  const words = [shown.page(page), shown.language(language)]
  return [campaign, code, page, language, channel, ...words, url?.pathname, ...parameters].join(" ")
}
